import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { COLOR_RULES } from './color-rules.ts'

const NARROWEST = { width: 320, height: 640 }
const USUAL = { width: 1280, height: 800 }

/**
 * Expects of what is shown, on the narrowest phone and on a desktop, in both themes: axe finds no violation,
 * and nothing scrolls sideways. By day only the rules about colors run in the dark theme.
 */
export async function expectAccessible(state: string): Promise<void> {
  const { dataset } = document.documentElement
  try {
    for (const { width, height } of [NARROWEST, USUAL]) {
      await page.viewport(width, height)
      const { scrollWidth } = document.documentElement
      expect(scrollWidth, `${state}, ${width} px: nothing scrolls sideways`).toBeLessThanOrEqual(
        width,
      )
      for (const theme of ['light', 'dark']) {
        dataset.theme = theme
        // Colors that are still changing would be compared.
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
        const { violations } = await axe.run({
          resultTypes: ['violations'],
          ...(theme === 'dark' &&
            !import.meta.env.FULL && { runOnly: { type: 'rule', values: [...COLOR_RULES] } }),
          // Components are shown without the rest of their page.
          rules: { 'page-has-heading-one': { enabled: false }, region: { enabled: false } },
        })
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
        )
        expect(found, `${state}, ${width} px, ${theme}`).toEqual([])
      }
    }
  } finally {
    delete dataset.theme
    await page.viewport(USUAL.width, USUAL.height)
  }
}
