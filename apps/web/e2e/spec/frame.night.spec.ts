import type { Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import { rectOf } from '../support/canvas.ts'
import { devicesOf } from '../support/devices.ts'
import { canvasOf, openEmptyEditor, readPreview, upload } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { readCanvas } from '../support/pixels.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

const [WIDTH, HEIGHT] = [400, 200]
const COLORS = { red: [200, 0, 0], green: [0, 160, 0], blue: [0, 0, 200], gray: [90, 90, 90] }

/** Four quarters: red and green above, blue and gray below. */
function quarters(): Buffer {
  const png = new PNG({ width: WIDTH, height: HEIGHT })
  const { red, green, blue, gray } = COLORS
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const left = x < WIDTH / 2
      const color = y < HEIGHT / 2 ? (left ? red : green) : left ? blue : gray
      png.data.set([...color, 255], 4 * (y * WIDTH + x))
    }
  }
  return PNG.sync.write(png)
}

/** The names of the colors at the four corners of the preview, row by row. */
async function corners(page: Page): Promise<readonly (string | undefined)[]> {
  const { width, height, data } = PNG.sync.read(await readCanvas(canvasOf(page)))
  const nameAt = (x: number, y: number) => {
    const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width))
    const seen = [...data.subarray(at, at + 3)].join()
    return Object.entries(COLORS).find(([, color]) => color.join() === seen)?.[0]
  }
  return [nameAt(0.1, 0.1), nameAt(0.9, 0.1), nameAt(0.1, 0.8), nameAt(0.9, 0.8)]
}

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Canvas', exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const cropped = (page: Page) => page.getByRole('img', { name: 'The whole picture' })
const field = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true })

for (const [device, use] of devicesOf('desktop')) {
  test.describe(`the frame on a ${device}`, () => {
    test.use(use)

    test.beforeEach(async ({ page }) => {
      await openEmptyEditor(page)
      await upload(page, quarters())
      await expect(canvasOf(page)).toBeVisible()
    })

    test('turns and flips what is seen; undo, reload and saving keep it', async ({ page }) => {
      await choose(page, 'Turn right')
      await expect(canvasOf(page)).toHaveJSProperty('width', HEIGHT)
      await expect.poll(() => corners(page)).toEqual(['blue', 'red', 'gray', 'green'])
      await choose(page, 'Flip')
      await expect.poll(() => corners(page)).toEqual(['red', 'blue', 'green', 'gray'])
      await choose(page, 'Turn right')
      await expect.poll(() => corners(page)).toEqual(['green', 'red', 'gray', 'blue'])
      await page.getByRole('button', { name: 'Undo', exact: true }).click()
      await expect.poll(() => corners(page)).toEqual(['red', 'blue', 'green', 'gray'])
      await page.reload()
      await expect(canvasOf(page)).toBeVisible()
      await expect.poll(() => corners(page)).toEqual(['red', 'blue', 'green', 'gray'])
      await expectStoredAsShown(page, test.info(), `turned-${device}`)
    })

    test('the crop mode', async ({ page }) => {
      await test.step('a ratio is kept; Escape and Cancel change nothing', async () => {
        await choose(page, 'Crop')
        await expectNoViolationsInBothThemes(page, 'crop')
        await page.keyboard.press('Escape')
        const before = await readPreview(page)
        await choose(page, 'Crop')
        await page.getByRole('radio', { name: '1:1' }).check({ force: true })
        await expect(field(page, 'Width')).toHaveValue(String(HEIGHT))
        await field(page, 'Width').fill('100')
        await expect(field(page, 'Height')).toHaveValue('100')
        await page.keyboard.press('Escape')
        expect((await readPreview(page)).equals(before)).toBe(true)
        await choose(page, 'Crop')
        await page.getByRole('button', { name: 'Cancel' }).click()
        expect((await readPreview(page)).equals(before)).toBe(true)
        await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
      })
      await test.step('crops by dragging a corner, and by numbers', async () => {
        await choose(page, 'Crop')
        const { left, top, right, bottom } = await rectOf(cropped(page))
        await page.mouse.move(right, bottom)
        await page.mouse.down()
        await page.mouse.move((left + right) / 2, (top + bottom) / 2, { steps: 4 })
        await page.mouse.up()
        await expect(field(page, 'Width')).toHaveValue(String(WIDTH / 2))
        await expect(field(page, 'Height')).toHaveValue(String(HEIGHT / 2))
        await field(page, 'X').fill('200')
        await page.getByRole('button', { name: 'Apply' }).click()
        await expect(canvasOf(page)).toHaveJSProperty('width', WIDTH / 2)
        await expect.poll(() => corners(page)).toEqual(['green', 'green', 'green', 'green'])
        await expectStoredAsShown(page, test.info(), `cropped-${device}`)

        // The whole picture is still there.
        await choose(page, 'Crop')
        await expect(field(page, 'X')).toHaveValue('200')
        await page.getByRole('radio', { name: 'Original' }).check({ force: true })
        await page.getByRole('button', { name: 'Apply' }).click()
        await expect.poll(() => corners(page)).toEqual(['red', 'green', 'blue', 'gray'])
      })
      await test.step('crops with the arrow keys: 1 px, with Shift 10', async () => {
        const place = () =>
          Promise.all(['X', 'Y', 'Width', 'Height'].map((name) => field(page, name).inputValue()))
        await choose(page, 'Crop')
        await page.getByRole('radio', { name: 'Free' }).check({ force: true })
        await page.getByRole('button', { name: 'Top left handle' }).focus()
        for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown']) {
          await page.keyboard.press(key)
        }
        expect(await place()).toEqual(['11', '10', '389', '190'])
        await page.getByRole('button', { name: 'Crop area' }).focus()
        for (const key of ['Shift+ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
        expect(await place()).toEqual(['1', '9', '389', '190'])
        await expect(page.getByText('Crop at 1, 9, 389 by 190')).toBeAttached()
        await page.getByRole('radio', { name: '1:1' }).check({ force: true })
        await page.getByRole('button', { name: 'Bottom right handle' }).focus()
        await page.keyboard.press('Shift+ArrowLeft')
        expect((await place()).slice(2)).toEqual(['190', '190'])
        await page.keyboard.press('Enter')
        await expect(canvasOf(page)).toHaveJSProperty('width', 190)
      })
    })
  })
}
