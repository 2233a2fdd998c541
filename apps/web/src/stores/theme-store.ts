import { create } from 'zustand'

export type Theme = 'dark' | 'light'

// `public/theme.js` reads the same key before the first paint.
const STORAGE_KEY = 'memesmith-theme'

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')

interface ThemeStore {
  readonly theme: Theme
  toggle(): void
}

/** The theme in force: the stored choice, else the system's (spec §4). */
export const useThemeStore = create<ThemeStore>((set, get) => ({
  theme: initialTheme(),
  toggle() {
    const theme = get().theme === 'dark' ? 'light' : 'dark'
    document.documentElement.dataset.theme = theme
    try {
      localStorage.setItem(STORAGE_KEY, theme)
    } catch {
      // Storage can be forbidden; the choice then lasts as long as the page.
    }
    set({ theme })
  },
}))

// Whoever has chosen nothing goes along when the system changes, at nightfall for example.
systemIsDark.addEventListener('change', () => useThemeStore.setState({ theme: initialTheme() }))

function initialTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return systemIsDark.matches ? 'dark' : 'light'
}
