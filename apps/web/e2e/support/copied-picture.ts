import type { Page } from 'playwright/test'

/** The PNG file in the clipboard. */
export async function readCopiedPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(async () => {
    const [copied] = await navigator.clipboard.read()
    const png = await copied?.getType('image/png')
    if (png === undefined) throw new Error('expected a picture in the clipboard')
    // Not its bytes one by one, which take seconds to get here.
    const reader = new FileReader()
    reader.readAsDataURL(png)
    await new Promise((resolve) => reader.addEventListener('load', resolve))
    return String(reader.result)
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}
