import type { Locator, Page } from 'playwright/test'

/** How an element is drawn, as far as forced colors change it. */
export const look = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, borderTopColor, borderTopWidth, boxShadow, color } =
      getComputedStyle(element)
    return { backgroundColor, borderTopColor, borderTopWidth, boxShadow, color }
  })

/** The RGB value of a system color in this browser. */
export const systemColor = (page: Page, name: string): Promise<string> =>
  page.evaluate((color) => {
    const probe = document.createElement('i')
    probe.style.color = color
    document.body.append(probe)
    const drawn = getComputedStyle(probe).color
    probe.remove()
    return drawn
  }, name)
