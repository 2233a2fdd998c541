import { expect, type Locator, type Page } from 'playwright/test'
import { PNG } from 'pngjs'
import { DEVICES } from './devices.ts'
import { canvasOf, openEmptyEditor, plainPicture, upload } from './editor.ts'
import { readCanvas } from './pixels.ts'

/** The picture that `openCanvas` opens: its pixels are meme pixels. */
const PICTURE = { width: 640, height: 480 } as const

export const PHONE = { ...DEVICES.phone, isMobile: true } as const

interface Point {
  readonly x: number
  readonly y: number
}

/** Opens the editor as a new user with a gray picture and two captions. */
export async function openCanvas(page: Page, top = 'Up here', bottom = 'Down there') {
  await openEmptyEditor(page)
  await upload(page, plainPicture(PICTURE.width, PICTURE.height))
  await expect(canvasOf(page)).toHaveJSProperty('width', PICTURE.width)
  await page.getByLabel('Top Text', { exact: true }).fill(top)
  await page.getByLabel('Bottom Text', { exact: true }).fill(bottom)
  if (top !== '') await expect(layer(page, top)).toBeVisible()
}

/** The area of a layer on the canvas, by its text. */
export const layer = (page: Page, words: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Layer \\d+: ${words}$`) })

export const overlay = (page: Page): Locator => page.locator('.layer-overlay')

/** The frame of the selected layer. */
export const frame = (page: Page): Locator => page.locator('.layer-frame')

export const handle = (page: Page, name: string): Locator =>
  page.locator(`.layer-handle[data-handle="${name}"]`)

export const turnHandle = (page: Page): Locator => page.locator('.layer-turn')

export const guides = (page: Page): Locator => page.locator('.canvas-guide')

/** What screen readers hear of the canvas. */
export const said = (page: Page): Locator => overlay(page).getByRole('status')

/** The field over a text that is edited on the canvas. */
export const textInPlace = (page: Page): Locator => overlay(page).getByRole('textbox')

/** Opens a section of the panel. */
export const openSection = (page: Page, title: 'Layers' | 'Look' | 'Text style'): Promise<void> =>
  page.locator('summary', { hasText: title }).click()

/** The fields of the selected layer's place. The section *Layers* must be open. */
export async function placeOf(page: Page) {
  const value = async (label: string) =>
    Number(await page.getByLabel(label, { exact: true }).inputValue())
  return {
    x: await value('X'),
    y: await value('Y'),
    width: await value('Width'),
    height: await value('Height'),
    rotation: await value('Rotation'),
  }
}

export async function rectOf(locator: Locator) {
  const rect = await locator.boundingBox()
  if (rect === null) throw new Error(`expected ${locator} to be visible`)
  const { x, y, width, height } = rect
  return { left: x, top: y, right: x + width, bottom: y + height, width, height }
}

export async function middleOf(locator: Locator): Promise<Point> {
  const { left, top, width, height } = await rectOf(locator)
  return { x: left + width / 2, y: top + height / 2 }
}

/** Drags with the mouse from the middle of an element, by CSS px. The button stays down. */
export async function pull(page: Page, from: Locator, by: Point): Promise<Point> {
  const { x, y } = await middleOf(from)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 5 })
  return { x, y }
}

/** Drags with the mouse from the middle of an element, by CSS px, and drops. */
export async function drag(page: Page, from: Locator, by: Point): Promise<void> {
  await pull(page, from, by)
  await page.mouse.up()
}

/** The share of the preview's pixels that visibly differ from another picture's. */
export async function shareOfChanges(page: Page, before: Buffer): Promise<number> {
  const now = await readCanvas(canvasOf(page))
  if (now.equals(before)) return 0
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(now)]
  let count = 0
  for (let at = 0; at < a.data.length; at += 4) {
    if (Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0)) > 64) count += 1
  }
  return (4 * count) / a.data.length
}

type Fingers = readonly Point[]

/** Puts fingers down at points of the page, moves them to others, and lifts them. */
export async function touch(page: Page, from: Fingers, to: Fingers, steps = 8): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', fingers: Fingers) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y, id })),
    })
  // One after another, as people do.
  for (let count = 1; count <= from.length; count += 1) {
    await send('touchStart', from.slice(0, count))
  }
  for (let step = 1; step <= steps; step += 1) {
    await send(
      'touchMove',
      from.map(({ x, y }, id) => ({
        x: x + (((to[id]?.x ?? x) - x) * step) / steps,
        y: y + (((to[id]?.y ?? y) - y) * step) / steps,
      })),
    )
  }
  await send('touchEnd', [])
  await devTools.detach()
}
