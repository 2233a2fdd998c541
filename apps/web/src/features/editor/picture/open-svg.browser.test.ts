import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { canvas, expectWidth, openEmptyEditor, pixels, upload } from '../../../testing/editor.tsx'
import { expectContains } from '../../../testing/expect-locator.ts'

const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="50%" height="100%" fill="red"/></svg>`

const choose = (markup: string, type = 'image/svg+xml') =>
  upload(new File([markup], 'drawing.svg', { type }))

function colorAt(x: number, y: number, width: number): string {
  const at = 4 * (y * width + x)
  return [...pixels().subarray(at, at + 3)].join()
}

it('E7 an SVG is as large as its attributes say, or 640, and 1280 at most; it is scaled, over white', async () => {
  await openEmptyEditor()
  for (const [attributes, width, height] of [
    ['width="300" height="200" viewBox="0 0 30 20"', 300, 200],
    ['width="3in" height="2in" viewBox="0 0 3 2"', 288, 192],
    ['viewBox="0 0 400 100"', 400, 100],
    // Between the two of one size, so that each is waited for.
    ['width="200" viewBox="0 0 400 100"', 200, 50],
    ['width="100%" viewBox="0 0 400 100"', 400, 100],
    ['', 640, 640],
    ['viewBox="0 0 8000 4000"', 1280, 640],
  ] as const) {
    await choose(svg(attributes))
    await expectWidth(width)
    await expect.element(canvas).toHaveAttribute('height', String(height))
    await expect.poll(() => colorAt(Math.floor(width / 4), 5, width)).toBe('255,0,0')
    expect(colorAt(Math.floor(width * 0.75), 5, width)).toBe('255,255,255')
  }
})

it('E7 an SVG without a MIME type is detected by its markup; a broken one shows an error', async () => {
  await openEmptyEditor()
  await choose(svg('width="310" height="200"'), '')
  await expectWidth(310)
  for (const wrong of [
    '<svg xmlns="http://www.w3.org/2000/svg"><g>',
    '<html><body>no picture</body></html>',
  ]) {
    await choose(wrong)
    await expectContains(page.css('#upload-problem'), 'This file could not be read as a picture')
    await choose(svg('width="310" height="200"'))
    await expect.poll(() => page.css('#upload-problem').query()).toBeNull()
  }
})
