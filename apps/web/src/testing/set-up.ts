/** Runs before each file of component tests: the styles of the app come before those of its parts. */
import '../styles/app.css'
import { type Locator, locators } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements by a CSS selector, for what has no role. */
    css(selector: string): Locator
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` })
