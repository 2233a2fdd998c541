import { expect, onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { useCanvasStore } from '../features/editor/canvas/canvas-store.ts'
import { useEditorStore } from '../features/editor/draft/editor-store.ts'
import { useCropStore } from '../features/editor/frame/crop-store.ts'
import { useHistoryStore } from '../features/editor/history/history-store.ts'
import { TemplateEditor } from '../features/editor/template-editor.tsx'
import { mount } from './mount.tsx'

/** The picture that `openCanvas` opens: its pixels are meme pixels. */
export const PICTURE = { width: 640, height: 480 } as const

/** The live preview. */
export const canvas = page.getByRole('img', { name: /^Preview of your meme/ })

export const overlay = page.css('.layer-overlay')

/** The frame of the selected layer. */
export const frame = page.css('.layer-frame')

export const turnHandle = page.css('.layer-turn')

export const guides = page.css('.canvas-guide')

/** What screen readers hear of the canvas. */
export const said = overlay.getByRole('status')

/** The field over a text that is edited on the canvas. */
export const textInPlace = overlay.getByRole('textbox')

/** The area of a layer on the canvas, by its text. */
export const layer = (words: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Layer \\d+: ${words}$`) })

export const handle = (name: string): Locator => page.css(`.layer-handle[data-handle="${name}"]`)

/** A field of the panel, or the one over the same text while that is edited on the canvas. */
export const field = (name: string): Locator =>
  page.getByRole('textbox', { name, exact: true }).first()

export const button = (name: string): Locator => page.getByRole('button', { name, exact: true })

/** Opens a section of the panel. */
export const openSection = (title: 'Layers' | 'Look' | 'Text style'): Promise<void> =>
  page.css('summary').filter({ hasText: title }).click()

/** Opens the editor without a picture. */
export async function openEmptyEditor(): Promise<void> {
  mount(
    <div className="shell creator">
      <div className="creator-wide">
        <TemplateEditor templateId={null} />
      </div>
    </div>,
  )
  onTestFinished(() => {
    useEditorStore.setState(useEditorStore.getInitialState(), true)
    useHistoryStore.setState(useHistoryStore.getInitialState(), true)
    useCanvasStore.setState(useCanvasStore.getInitialState(), true)
    useCropStore.setState(useCropStore.getInitialState(), true)
  })
  await expect.element(page.getByLabelText('Upload image')).toBeInTheDocument()
}

/** A picture of one color. */
export async function plainPicture(width: number, height: number, gray = 128): Promise<File> {
  const drawn = new OffscreenCanvas(width, height)
  const context = drawn.getContext('2d')
  if (context === null) throw new Error('no 2D context')
  context.fillStyle = `rgb(${gray} ${gray} ${gray})`
  context.fillRect(0, 0, width, height)
  return new File([await drawn.convertToBlob()], 'picture.png', { type: 'image/png' })
}

/** Chooses a file in the upload area. */
export async function upload(file: File): Promise<void> {
  const input = await page.getByLabelText('Upload image').findElement()
  if (!(input instanceof HTMLInputElement)) throw new Error('expected a file field')
  const files = new DataTransfer()
  files.items.add(file)
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Waits until the preview has this width. */
export const expectWidth = (width: number): Promise<void> =>
  expect.poll(() => canvas.query()?.getAttribute('width')).toBe(String(width))

/** Opens the editor with a gray picture and two captions. */
export async function openCanvas(top = 'Up here', bottom = 'Down there'): Promise<void> {
  await openEmptyEditor()
  await upload(await plainPicture(PICTURE.width, PICTURE.height))
  await expectWidth(PICTURE.width)
  await field('Top Text').fill(top)
  await field('Bottom Text').fill(bottom)
  for (const text of [top, bottom]) {
    if (text !== '') await expect.element(layer(text)).toBeVisible()
  }
  // Nothing is drawn before the font is loaded.
  await expect.poll(() => pixels()[3]).toBe(255)
}

/** The pixels of the preview, as red, green, blue and opacity. */
export function pixels(): Uint8ClampedArray {
  const drawn = canvas.element()
  if (!(drawn instanceof HTMLCanvasElement)) throw new Error('expected a canvas')
  const copy = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d')
  if (copy === null) throw new Error('no 2D context')
  copy.drawImage(drawn, 0, 0)
  return copy.getImageData(0, 0, drawn.width, drawn.height).data
}

/** The share of the preview's pixels that visibly differ from those before. */
export function shareOfChanges(before: Uint8ClampedArray): number {
  const now = pixels()
  let count = 0
  for (let at = 0; at < now.length; at += 4) {
    if (Math.abs((now[at] ?? 0) - (before[at] ?? 0)) > 64) count += 1
  }
  return (4 * count) / now.length
}

/** The fields of the selected layer's place. The section *Layers* must be open. */
export function placeOf() {
  const value = (label: string) => {
    const input = page.getByLabelText(label, { exact: true }).element()
    return input instanceof HTMLInputElement ? Number(input.value) : Number.NaN
  }
  return {
    x: value('X'),
    y: value('Y'),
    width: value('Width'),
    height: value('Height'),
    rotation: value('Rotation'),
  }
}

export const rectOf = (found: Locator): DOMRect => found.element().getBoundingClientRect()

/** Expects that what was drawn in parts has the pixels of a drawing from scratch: flips the picture, and undoes that. */
export async function expectSameFromScratch(): Promise<void> {
  const before = pixels()
  await button('Canvas').click()
  await page.getByRole('menuitem', { name: 'Flip' }).click()
  await button('Undo').click()
  await expect.poll(() => shareOfChanges(before)).toBe(0)
  expect(pixels()).toEqual(before)
}
