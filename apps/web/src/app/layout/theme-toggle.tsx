import { Moon, Sun } from 'lucide-react'
import { toggleTheme } from './toggle-theme.ts'

/** Has both faces; the styles, which know the theme before any script does, show one of them. */
export const ThemeToggle = () => (
  <button type="button" className="button button-plain button-icon" onClick={toggleTheme}>
    <span className="dark:hidden">
      <Moon aria-hidden />
      <span className="sr-only">Switch to dark theme</span>
    </span>
    <span className="hidden dark:inline">
      <Sun aria-hidden />
      <span className="sr-only">Switch to light theme</span>
    </span>
  </button>
)
