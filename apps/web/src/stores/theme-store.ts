import { create } from 'zustand'

export type Theme = 'dark' | 'light'

// `public/theme.js` reads the same key before the first paint.
const STORAGE_KEY = 'memesmith-theme'

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

function initialTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
