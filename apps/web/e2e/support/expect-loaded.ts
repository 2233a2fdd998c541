import { expect, type Locator } from 'playwright/test'

/** Expects that the picture is loaded. A broken one is `complete`, too, but has no natural size. */
export async function expectLoaded(picture: Locator): Promise<void> {
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0)
}
