import { Moon, Sun } from 'lucide-react'
import { useThemeStore } from '../../stores/theme-store.ts'

export function ThemeToggle() {
  const theme = useThemeStore((store) => store.theme)
  const toggle = useThemeStore((store) => store.toggle)
  const other = theme === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="button button-plain button-icon"
      aria-label={`Switch to ${other} theme`}
      onClick={toggle}
    >
      {theme === 'dark' ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </button>
  )
}
