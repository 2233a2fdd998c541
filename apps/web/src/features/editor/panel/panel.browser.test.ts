import { USUAL_CAPTION } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  field,
  frame,
  handle,
  layer,
  openCanvas,
  openSection,
  overlay,
  pixels,
  placeOf,
  rectOf,
  said,
  shareOfChanges,
} from '../../../testing/editor.tsx'
import { expectContains, expectCount, expectText } from '../../../testing/expect-locator.ts'
import { drag, focus, keyboard, mouse, pressIn } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { newLayer } from '../layers/editor-layer.ts'

const entries = page.getByRole('list', { name: 'Layers, from front to back' }).getByRole('button')
const entry = (name: string) => entries.filter({ hasText: name })
const number = (label: string) => page.getByLabelText(label, { exact: true })
const press = (name: string) => button(name).click()

it('the controls change the text whose field has the focus, if another one was selected', async () => {
  await openCanvas()
  await layer('Down there').click()
  await focus(field('Top Text'))
  await expect.element(layer('Up here')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Escape')
  // With no selection they change all texts, and the focus selects none.
  await focus(field('Title'))
  await overlay.click({ position: { x: 5, y: 200 } })
  await focus(field('Top Text'))
  await expectCount(frame, 0)
})

it('lists the layers from front to back, and selects them', async () => {
  await openCanvas()
  await openSection('Layers')
  await expectText(entries.first(), 'Bottom TextDown there')
  await expectText(entries.last(), 'Top TextUp here')
  await entry('Top Text').click()
  await expect.element(entry('Top Text')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(frame).toBeVisible()
  await expectText(said, 'Top Text selected')
  await entry('Top Text').click()
  await expectCount(frame, 0)
})

it('changes order and visibility, duplicates and deletes, and says so', async () => {
  await openCanvas()
  await openSection('Layers')
  await entry('Top Text').click()
  await press('Move forward')
  await expectContains(entries.first(), 'Up here')
  await expectText(said, 'Top Text moved forward')
  await press('Move backward')
  await expectContains(entries.last(), 'Up here')
  await press('Duplicate')
  await expectCount(entries, 3)
  await press('Delete')
  await expectCount(entries, 2)
  await expectText(said, 'Text 3 removed')
  await expect.element(entries.first()).toHaveFocus()

  const before = pixels()
  await entry('Bottom Text').click()
  await press('Hide')
  await expectText(said, 'Bottom Text hidden')
  await expectCount(layer('Down there'), 0)
  await expect.element(entry('Bottom Text').getByRole('img', { name: 'Hidden' })).toBeVisible()
  expect(shareOfChanges(before)).toBeGreaterThan(0.005)
  await press('Show')
  await expect.element(layer('Down there')).toBeVisible()
})

it('a locked layer is neither selected on the canvas, nor moved, nor removed', async () => {
  await openCanvas()
  await openSection('Layers')
  await entry('Top Text').click()
  await press('Lock')
  await expectText(said, 'Top Text locked')
  await expect.element(entry('Top Text').getByRole('img', { name: 'Locked' })).toBeVisible()
  await expect.element(button('Delete')).toBeDisabled()
  await expect.element(number('X')).toBeDisabled()
  await expect.element(frame).toBeVisible()
  await expectCount(handle('nw'), 0)
  const before = pixels()
  await focus(entry('Top Text'))
  for (const key of ['ArrowDown', 'Shift+ArrowRight', 'Delete']) await keyboard.press(key)
  const { left, top } = rectOf(layer('Up here'))
  await mouse.move(left + 9, top + 9)
  await mouse.down()
  await mouse.up()
  await expectCount(frame, 0)
  await drag(layer('Up here'), { x: 30, y: 60 })
  expect(shareOfChanges(before)).toBe(0)
  await entry('Top Text').click()
  await press('Unlock')
  await expect.element(handle('nw')).toBeVisible()
})

it('the number fields place, size and turn a layer', async () => {
  await openCanvas()
  await openSection('Layers')
  await entry('Top Text').click()
  const wanted = { x: 120, y: 200, width: 300, height: 90, rotation: -30 }
  for (const [label, value] of [
    ['Width', wanted.width],
    ['Height', wanted.height],
    ['X', wanted.x],
    ['Y', wanted.y],
    ['Rotation', wanted.rotation],
  ] as const) {
    await pressIn(number(label), 'Control+a')
    await keyboard.press('Delete')
    await keyboard.type(String(value))
    await focus(field('Title'))
  }
  await expect.poll(() => placeOf()).toEqual(wanted)
  await expectContains(said, 'Top Text at 120, 200, 300 by 90, rotated by -30°')
  await number('X').fill('9999')
  await expect.poll(() => placeOf().x).not.toBe(9999)
  await pressIn(number('X'), 'Control+z')
  await expect.poll(() => placeOf().x).not.toBe(9999)
})

it('a 41st layer is refused with a sentence', async () => {
  await openCanvas()
  await openSection('Layers')
  await layer('Up here').click()
  // Pressing the keys 38 times takes ten seconds.
  const { edit } = useEditorStore.getState()
  edit('layers', ({ layers }) => {
    const look = { ...USUAL_CAPTION, fontSize: 20, color: '#ffffff' } as const
    const more = { ...look, text: 'More', place: 'top' } as const
    const added = Array.from({ length: 39 - layers.length }, () => newLayer(more))
    return { layers: [...layers, ...added] }
  })
  await expectCount(entries, 39)
  await keyboard.press('Control+d')
  await expectCount(entries, 40)
  await keyboard.press('Control+d')
  const toast = page.getByRole('region', { name: 'Notification' })
  await expectContains(
    toast,
    'A meme has at most 40 layers: texts, stickers, pictures, drawings, hidden parts and a look.',
  )
  await expectCount(entries, 40)
})
