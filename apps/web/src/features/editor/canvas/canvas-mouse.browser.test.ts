import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  field,
  frame,
  guides,
  handle,
  layer,
  openCanvas,
  openSection,
  overlay,
  PICTURE,
  pixels,
  placeOf,
  rectOf,
  said,
  shareOfChanges,
  textInPlace,
  turnHandle,
} from '../../../testing/editor.tsx'
import { expectContains, expectCount, expectText } from '../../../testing/expect-locator.ts'
import { drag, keyboard, middleOf, mouse, pull } from '../../../testing/input.ts'

const top = layer('Up here')

/** Adds a text that fits its box, and selects it. */
async function addText(words: string): Promise<void> {
  await button('Add text').click()
  await textInPlace.fill(words)
  await keyboard.press('Escape')
  await expect.element(frame).toBeVisible()
}

it('a click selects, also for screen readers, and one beside the layers selects none', async () => {
  await openCanvas()
  await top.click()
  await expect.element(top).toHaveAttribute('aria-pressed', 'true')
  await expectCount(frame.css('[data-handle]'), 8)
  await expect.element(turnHandle).toBeVisible()
  await expectText(said, 'Top Text selected')
  await layer('Down there').click()
  await expectText(said, 'Bottom Text selected')
  await expect.element(top).toHaveAttribute('aria-pressed', 'false')
  await overlay.click({ position: { x: 5, y: 5 } })
  await expectCount(frame, 0)
  await expectText(said, 'Nothing is selected')
})

it('a drag moves a text, and a caption at an edge becomes a box without a jump', async () => {
  await openCanvas()
  const before = pixels()
  await keyboard.down('Alt')
  const start = await pull(top, { x: 40, y: 60 })
  expect(shareOfChanges(before)).toBeGreaterThan(0.005)
  await mouse.move(start.x, start.y)
  await mouse.up()
  await keyboard.up('Alt')
  expect(shareOfChanges(before)).toBeLessThan(0.001)
  await openSection('Layers')
  const place = placeOf()
  await drag(top, { x: 50, y: 90 })
  const scale = rectOf(overlay).width / PICTURE.width
  const moved = placeOf()
  expect(moved.x - place.x).toBeCloseTo(50 / scale, -1)
  expect(moved.y - place.y).toBeCloseTo(90 / scale, -1)
  await expectContains(said, `Top Text at ${moved.x}, ${moved.y}`)
})

it('a drag of a long caption at an edge, shrunk to several lines, does not jump', async () => {
  const words = 'many words that need more than one line at the top of this picture '
    .repeat(5)
    .trim()
  await openCanvas(words)
  const before = pixels()
  await keyboard.down('Alt')
  const start = await pull(layer(words), { x: 10, y: 10 })
  await mouse.move(start.x, start.y)
  await mouse.up()
  await keyboard.up('Alt')
  expect(shareOfChanges(before)).toBeLessThan(0.005)
})

it('a handle of a side and one of a corner move these sides, and no others', async () => {
  await openCanvas()
  await addText('resized')
  await keyboard.down('Alt')
  for (const name of ['nw', 'e']) {
    const before = rectOf(frame)
    const by = {
      x: name.includes('w') ? -12 : name.includes('e') ? 12 : 0,
      y: name.includes('n') ? -9 : name.includes('s') ? 9 : 0,
    }
    await drag(handle(name), by)
    const after = rectOf(frame)
    const moves = {
      left: name.includes('w') ? -12 : 0,
      right: name.includes('e') ? 12 : 0,
      top: name.includes('n') ? -9 : 0,
      bottom: name.includes('s') ? 9 : 0,
    }
    for (const side of ['left', 'right', 'top', 'bottom'] as const) {
      expect(Math.abs(after[side] - before[side] - moves[side]), `${name}, ${side}`).toBeLessThan(1)
    }
  }
})

it('a corner scales a text of a fixed size', async () => {
  await openCanvas()
  await top.click()
  const size = page.getByRole('slider', { name: 'Font Size' })
  await expect.element(size).toHaveValue('32')
  const { width, height } = rectOf(frame)
  await drag(handle('se'), { x: width / 2, y: height / 2 })
  await expect.element(size).toHaveValue('48')
})

it('the rotation handle turns, with Shift in steps of 15°', async () => {
  await openCanvas()
  await addText('turned')
  await openSection('Layers')
  const center = await middleOf(frame)
  const grip = await middleOf(turnHandle)
  const reach = center.y - grip.y
  await mouse.move(grip.x, grip.y)
  await mouse.down()
  await mouse.move(center.x + reach, center.y, 8)
  expect(placeOf().rotation).toBe(90)
  await keyboard.down('Shift')
  await mouse.move(center.x + reach * Math.sin(0.55), center.y - reach * Math.cos(0.55))
  await mouse.up()
  await keyboard.up('Shift')
  expect(placeOf().rotation).toBe(30)
  await expectContains(said, 'rotated by 30°')
})

it('the rotation handle of a layer at the top is below it, and turns it too', async () => {
  await openCanvas()
  await top.click()
  await openSection('Layers')
  const [grip, picture] = [rectOf(turnHandle), rectOf(overlay)]
  expect(grip.top).toBeGreaterThan(picture.top)
  const center = await middleOf(frame)
  const { x, y } = await middleOf(turnHandle)
  expect(y).toBeGreaterThan(center.y)
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(center.x - (y - center.y), center.y, 8)
  await mouse.up()
  expect(placeOf().rotation).toBe(90)
})

it('a dragged layer snaps to the middle of the picture and shows it; Alt suspends it', async () => {
  await openCanvas()
  await openSection('Layers')
  const [from, to] = [await middleOf(top), await middleOf(overlay)]
  const near = { x: to.x - from.x + 3, y: to.y - from.y - 3 }
  await pull(top, near)
  await expectCount(guides, 2)
  await keyboard.down('Alt')
  await mouse.move(from.x + near.x + 1, from.y + near.y)
  await expectCount(guides, 0)
  await keyboard.up('Alt')
  await mouse.move(from.x + near.x, from.y + near.y)
  await expectCount(guides, 2)
  await mouse.up()
  await expectCount(guides, 0)
  const { x, y, width, height } = placeOf()
  expect(Math.abs(x + width / 2 - PICTURE.width / 2)).toBeLessThanOrEqual(1)
  expect(Math.abs(y + height / 2 - PICTURE.height / 2)).toBeLessThanOrEqual(1)
})

it('a dragged layer snaps to the edges of another one', async () => {
  await openCanvas()
  await addText('snapped')
  const other = rectOf(top)
  const mine = rectOf(frame)
  await pull(layer('snapped'), { x: other.left - mine.left + 4, y: -30 })
  await expectCount(page.css('.canvas-guide[data-axis="x"]'), 1)
  await mouse.up()
  expect(Math.abs(rectOf(frame).left - other.left)).toBeLessThan(1)
})

it('a double-click edits the text on the canvas in its font; Escape and a click elsewhere end it', async () => {
  await openCanvas()
  await top.click()
  await openSection('Text style')
  await page.getByRole('combobox', { name: 'Font' }).selectOptions('Comic')
  const middle = (await middleOf(top)).y - rectOf(overlay).top
  await top.dblClick()
  await expect.element(textInPlace).toHaveFocus()
  await expectCount(frame, 0)
  const style = getComputedStyle(textInPlace.element())
  expect(style.fontFamily).toMatch(/comic-neue/)
  const scale = rectOf(overlay).width / PICTURE.width
  expect(Number.parseFloat(style.fontSize)).toBeCloseTo(32 * scale, 0)
  const edited = (await middleOf(textInPlace)).y - rectOf(overlay).top
  expect(Math.abs(edited - middle)).toBeLessThan(8)
  await keyboard.type('Written here')
  await expect.element(field('Top Text')).toHaveValue('Written here')
  await keyboard.press('Escape')
  await expectCount(textInPlace, 0)
  await expect.element(layer('Written here')).toHaveFocus()
  await layer('Written here').dblClick()
  await overlay.click({ position: { x: 5, y: 300 } })
  await expectCount(textInPlace, 0)
})

it('a text that is emptied on the canvas can be written again', async () => {
  await openCanvas()
  await top.dblClick()
  await keyboard.press('Delete')
  await expect.element(textInPlace).toHaveFocus()
  await keyboard.type('Again')
  await keyboard.press('Escape')
  await expect.element(layer('Again')).toHaveFocus()
})

it('undo of the text that is being edited ends the editing', async () => {
  await openCanvas()
  await button('Add text').click()
  await expect.element(textInPlace).toHaveFocus()
  await keyboard.press('Control+z')
  await expectCount(textInPlace, 0)
  await top.click()
  await expect.element(frame).toBeVisible()
})

it('a drag of an empty text does not open it, a click does', async () => {
  await openCanvas()
  await button('Add text').click()
  await keyboard.press('Escape')
  await drag(layer('Text 3, no text'), { x: 30, y: 30 })
  await expect.element(frame).toBeVisible()
  await expectCount(textInPlace, 0)
  await layer('Text 3, no text').click()
  await expect.element(textInPlace).toHaveFocus()
})

it('Escape cancels a drag', async () => {
  await openCanvas()
  const before = pixels()
  await pull(top, { x: 60, y: 90 })
  await keyboard.press('Escape')
  await mouse.up()
  expect(shareOfChanges(before)).toBe(0)
  await expect.element(button('Undo')).toBeEnabled()
})
