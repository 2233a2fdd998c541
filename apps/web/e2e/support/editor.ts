import { expect, type Locator, type Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { readCanvas } from './pixels.ts'
import { signUpByApi } from './test-user.ts'

/** The live preview. */
export const canvasOf = (page: Page): Locator =>
  page.getByRole('img', { name: /^Preview of your meme/ })

/** Opens the editor as a new user, with a template. */
export async function openEditor(page: Page, path = '/create?template=1'): Promise<void> {
  await signUpByApi(page)
  await page.goto(path)
  await expect(canvasOf(page)).toBeVisible()
}

/** Opens the editor as a new user, without a picture. */
export async function openEmptyEditor(page: Page): Promise<void> {
  await signUpByApi(page)
  await page.goto('/create?tab=editor')
  await expect(page.getByRole('tabpanel', { name: 'Template Editor' })).toBeVisible()
}

/**
 * The preview as a PNG, once it is drawn and stays the same over two frames, as the length of the page does:
 * it is empty until the first font is loaded, and advice on colors, which comes after a drawing, moves the
 * fields. A frame is waited for, because a busy machine may take longer for one than any time that is waited.
 */
export async function readPreview(page: Page): Promise<Buffer> {
  let last: Buffer = Buffer.of()
  let length = 0
  const isSettled = async () => {
    const [before, lengthBefore] = [last, length]
    const now = await canvasOf(page).evaluate(async (canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('expected a canvas')
      await document.fonts.ready
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      const corner = new OffscreenCanvas(1, 1).getContext('2d')
      corner?.drawImage(canvas, 0, 0)
      const opacity = corner?.getImageData(0, 0, 1, 1).data[3]
      return { opacity, length: document.body.scrollHeight }
    })
    length = now.length
    last = await readCanvas(canvasOf(page))
    return now.opacity === 255 && last.equals(before) && length === lengthBefore
  }
  await expect.poll(isSettled).toBe(true)
  return last
}

/** Whether the preview is this PNG, which `readCanvas` or `readPreview` has read from it before. */
export const isShown = async (page: Page, before: Buffer): Promise<boolean> =>
  (await readCanvas(canvasOf(page))).equals(before)

/** The color of a point of the preview, in fractions of it. */
export async function colorAt(page: Page, x: number, y: number): Promise<readonly number[]> {
  const { width, height, data } = PNG.sync.read(await readCanvas(canvasOf(page)))
  const at = 4 * (Math.floor(y * height) * width + Math.floor(x * width))
  return [...data.subarray(at, at + 3)]
}

/** Chooses a picture in the upload area. */
export async function upload(page: Page, buffer: Buffer, name = 'picture.png'): Promise<void> {
  await page.getByLabel('Upload image').setInputFiles({ name, mimeType: 'image/png', buffer })
}

/** A picture of one color. */
export function plainPicture(width: number, height: number, gray = 128): Buffer {
  const png = new PNG({ width, height })
  png.data.fill(gray)
  for (let offset = 3; offset < png.data.length; offset += 4) png.data[offset] = 255
  // Without trying filters, which takes most of the time and saves nothing.
  return PNG.sync.write(png, { filterType: 0 })
}

type Rgb = readonly [red: number, green: number, blue: number]

/** The bounding box of the preview's pixels of a color; `right` and `bottom` are exclusive. */
export async function boxAround(page: Page, isWanted: (...color: Rgb) => boolean) {
  const { width, height, data } = PNG.sync.read(await readCanvas(canvasOf(page)))
  const box = { left: width, top: height, right: 0, bottom: 0 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x)
      if (!isWanted(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) continue
      box.left = Math.min(box.left, x)
      box.top = Math.min(box.top, y)
      box.right = Math.max(box.right, x + 1)
      box.bottom = Math.max(box.bottom, y + 1)
    }
  }
  return box
}

/** The width of a text in px, in bold Arial as the app has loaded it. */
export const widthOf = (page: Page, text: string, fontSize: number): Promise<number> =>
  page.evaluate(
    ({ text, font }) => {
      const context = new OffscreenCanvas(1, 1).getContext('2d')
      if (context === null) throw new Error('no 2D context')
      // As memes are drawn. Without this, hinting rounds widths on some machines.
      context.textRendering = 'geometricPrecision'
      return Object.assign(context, { font }).measureText(text).width
    },
    { text, font: `bold ${fontSize}px Arial` },
  )
