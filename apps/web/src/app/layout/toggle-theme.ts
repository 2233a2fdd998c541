// `public/theme.js` reads the same key before the first paint.
const STORAGE_KEY = 'memesmith-theme'

/**
 * Switches to the other theme and stores the choice (spec §4). Without a stored choice the app
 * follows the system's theme.
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
    // If storage is blocked, the choice lasts as long as the page.
  }
}
