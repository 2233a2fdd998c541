import { expect, type Locator } from 'playwright/test'

/** Expects that the picture has come: a broken one is `complete`, too, but has no size of its own. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0)
}
