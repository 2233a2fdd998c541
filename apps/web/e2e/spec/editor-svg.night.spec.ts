import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { canvasOf, openEmptyEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes } from '../support/test-user.ts'
import { closeToast, expectToast } from '../support/toasts.ts'

const svg = (attributes: string, content = '<rect width="50%" height="100%" fill="red"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`

const choose = (page: Page, markup: string, mimeType = 'image/svg+xml') =>
  page
    .getByLabel('Upload image')
    .setInputFiles({ name: 'drawing.svg', mimeType, buffer: Buffer.from(markup) })

async function expectSize(page: Page, width: number, height: number): Promise<void> {
  await expect(canvasOf(page)).toHaveJSProperty('width', width)
  await expect(canvasOf(page)).toHaveJSProperty('height', height)
}

async function colorAt(page: Page, x: number, y: number): Promise<string> {
  const { width, data } = PNG.sync.read(await readCanvas(canvasOf(page)))
  return [...data.subarray(4 * (y * width + x)).subarray(0, 3)].join()
}

test.beforeEach(({ page }) => openEmptyEditor(page))

test.describe('E7 §2 accepts any image: an SVG', () => {
  test('E7 §2 accepts any image: an SVG', async ({ page }, testInfo) => {
    await test.step('runs no script, and loads nothing', async () => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (/^https?:/.test(request.url())) asked.push(request.url())
      })
      const markup = svg(
        'width="140" height="100" onload="window.ran = true"',
        `<script>window.ran = true</script><image href="${new URL('/favicon.svg?secret', page.url())}" width="9" height="9"/>
       <style>@import url("/favicon.svg?style");</style>`,
      )
      await choose(page, markup)
      await expectSize(page, 140, 100)
      expect(await page.evaluate('window.ran')).toBeUndefined()
      expect(asked.filter((url) => url.includes('favicon'))).toEqual([])
    })
    await test.step('is drawn once in the browser, over white, and uploaded as PNG', async () => {
      await choose(page, svg('width="300" height="200"'))
      await expectSize(page, 300, 200)
      await expect.poll(() => colorAt(page, 20, 100)).toBe('255,0,0')
      expect(await colorAt(page, 200, 100)).toBe('255,255,255')
      const seen = await readCanvas(canvasOf(page))
      const [sent] = await Promise.all([
        page.waitForResponse('**/api/upload'),
        page.getByRole('button', { name: 'Save to Gallery' }).click(),
      ])
      expect(sent.status()).toBeLessThan(300)
      await expectToast(page, 'Success')
      const [meme] = await listMemes(page)
      const stored = await (await page.request.get(meme?.memeImageUrl ?? '')).body()
      expect(await countDifferences(seen, stored, testInfo, 'svg')).toBe(0)
    })
    await test.step('with HTML in it can be saved: the canvas can still be read', async () => {
      const html =
        '<foreignObject width="100" height="100"><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>'
      await closeToast(page)
      await choose(page, svg('width="120" height="100"', html))
      await expectSize(page, 120, 100)
      await page.getByRole('button', { name: 'Save to Gallery' }).click()
      await expectToast(page, 'Success')
    })
  })
})
