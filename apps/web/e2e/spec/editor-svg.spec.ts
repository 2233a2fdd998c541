import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { canvasOf, openEmptyEditor } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { countDifferences, readCanvas } from '../support/pixels.ts'
import { listMemes } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const problem = (page: Page) => page.getByRole('tabpanel').getByRole('alert')

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
  test('is drawn once in the browser, over white, and uploaded as PNG', async ({
    page,
  }, testInfo) => {
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

  test('is as large as its attributes say, or 640, and 1280 at most', async ({ page }) => {
    for (const [what, attributes, width, height] of [
      ['its width and height', 'width="300" height="200" viewBox="0 0 30 20"', 300, 200],
      ['units', 'width="3in" height="2in" viewBox="0 0 3 2"', 288, 192],
      ['its viewBox', 'viewBox="0 0 400 100"', 400, 100],
      // Between the two of one size, so that each is waited for.
      ['one side and its viewBox', 'width="200" viewBox="0 0 400 100"', 200, 50],
      [
        'its viewBox, where it fills what is around',
        'width="100%" viewBox="0 0 400 100"',
        400,
        100,
      ],
      ['640, where it has none', '', 640, 640],
      ['1280 at most', 'viewBox="0 0 8000 4000"', 1280, 640],
    ] as const) {
      await test.step(what, async () => {
        await choose(page, svg(attributes))
        await expectSize(page, width, height)
        // It is scaled and not cropped.
        await expect.poll(() => colorAt(page, Math.floor(width / 4), 5)).toBe('255,0,0')
        expect(await colorAt(page, Math.floor(width * 0.75), 5)).toBe('255,255,255')
      })
    }
  })

  test('without a MIME type is detected by its markup', async ({ page }) => {
    await choose(page, svg('width="310" height="200"'), '')
    await expectSize(page, 310, 200)
  })

  test('with HTML in it can be saved: the canvas can still be read', async ({ page }) => {
    const html =
      '<foreignObject width="100" height="100"><p xmlns="http://www.w3.org/1999/xhtml">Hi</p></foreignObject>'
    await choose(page, svg('width="120" height="100"', html))
    await expectSize(page, 120, 100)
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
  })

  test('runs no script, and loads nothing', async ({ page }) => {
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

  test('that is broken shows an error', async ({ page }) => {
    await choose(page, '<svg xmlns="http://www.w3.org/2000/svg"><g>')
    await expect(problem(page)).toHaveText(/^This file could not be read as a picture/)
    await choose(page, '<html><body>no picture</body></html>')
    await expect(problem(page)).toHaveText(/^This file could not be read as a picture/)
  })
})
