import { t } from '@lingui/core/macro'
import { Moon, Sun } from 'lucide-react'
import { toggleTheme } from './toggle-theme.ts'

/**
 * Renders the icons of both themes. The styles show one of them, because they know the theme before
 * any script runs.
 */
export const ThemeToggle = () => (
  <button type="button" className="button button-plain button-icon" onClick={toggleTheme}>
    <span className="dark:hidden">
      <Moon aria-hidden />
      <span className="sr-only">{t`Switch to dark theme`}</span>
    </span>
    <span className="hidden dark:inline">
      <Sun aria-hidden />
      <span className="sr-only">{t`Switch to light theme`}</span>
    </span>
  </button>
)
