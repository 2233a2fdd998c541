/** Runs before each file of component tests: the styles of the app come before those of its parts. */
import '../styles/app.css'
import { beforeAll } from 'vitest'
import { type Locator, locators, page } from 'vitest/browser'

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** Elements by a CSS selector, for what has no role. */
    css(selector: string): Locator
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` })

// The files share pages.
beforeAll(async () => {
  await page.viewport(1280, 800)
  scrollTo(0, 0)
})
