// `public/theme.js` reads the same key before the first paint.
const STORAGE_KEY = 'memesmith-theme'

/**
 * Changes from the theme in force, which is the stored choice or else the system's (spec §4), to the
 * other, and stores that. The styles do the rest; whoever has chosen nothing goes along with the
 * system, at nightfall for example.
 */
export function toggleTheme(): void {
  const { dataset } = document.documentElement
  const isDark =
    dataset.theme === undefined
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : dataset.theme === 'dark'
  dataset.theme = isDark ? 'light' : 'dark'
  try {
    localStorage.setItem(STORAGE_KEY, dataset.theme)
  } catch {
    // Storage can be forbidden; the choice then lasts as long as the page.
  }
}
