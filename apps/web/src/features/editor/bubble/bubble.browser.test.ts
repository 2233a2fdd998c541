import { expect, it, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  button,
  expectSameFromScratch,
  layer,
  openCanvas,
  openSection,
  pixels,
  said,
  shareOfChanges,
  textInPlace,
} from '../../../testing/editor.tsx'
import { expectCount } from '../../../testing/expect-locator.ts'
import { drag, focus, keyboard, middleOf, touch } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'

const tail = page.getByRole('button', { name: /^Tail of the bubble/ })
const bubbles = () =>
  documentOf(useEditorStore.getState()).layers.flatMap((one) =>
    one.type === 'caption' && one.bubble ? [one.bubble] : [],
  )
const endOf = () => bubbles()[0]?.tail ?? { x: 0, y: 0 }

const expectAnnounced = (words: RegExp) =>
  expect.poll(() => said.query()?.textContent).toMatch(words)

async function addBubble(): Promise<void> {
  await openCanvas()
  await button('Bubble').click()
  await expect.element(textInPlace).toBeVisible()
  await textInPlace.fill('Hello')
  await keyboard.press('Escape')
  await expect.element(layer('Hello')).toBeVisible()
}

it('one tap adds a bubble; its tail is dragged by mouse, and goes along with the bubble', async () => {
  await addBubble()
  const before = pixels()
  const { x, y } = endOf()
  await drag(tail, { x: 60, y: 30 })
  await expectAnnounced(/^Tail at \d+, \d+$/)
  expect(endOf().x).toBeGreaterThan(x + 0.05)
  expect(endOf().y).toBeGreaterThan(y + 0.05)
  expect(shareOfChanges(before)).toBeGreaterThan(0.001)
  const moved = endOf()
  await drag(layer('Hello'), { x: 20, y: -30 })
  expect(endOf()).toEqual(moved)
  await expectSameFromScratch()
  await button('Undo').click()
  await button('Undo').click()
  await expect.poll(() => shareOfChanges(before)).toBe(0)
})

it('the tail is moved by keys, without moving the bubble', async () => {
  await addBubble()
  const place = documentOf(useEditorStore.getState()).layers.at(-1)?.place
  const { x } = endOf()
  await focus(tail)
  await keyboard.press('Shift+ArrowRight')
  await expectAnnounced(/^Tail at/)
  expect(endOf().x).toBeGreaterThan(x)
  expect(documentOf(useEditorStore.getState()).layers.at(-1)?.place).toEqual(place)
})

it('the tail is dragged by a finger', async () => {
  // Before the bubble: a touch screen changes the layout.
  await commands.emulateTouch(true)
  onTestFinished(() => commands.emulateTouch(false))
  await addBubble()
  const { x } = endOf()
  const at = await middleOf(tail)
  await touch([at], [{ x: at.x + 50, y: at.y }])
  await expect.poll(() => endOf().x).toBeGreaterThan(x + 0.05)
})

it('is a thought or a shout of any color, and is copied; a text gets one and loses it', async () => {
  await addBubble()
  await openSection('Layers')
  await expect.element(page.getByRole('button', { name: /^Bubble 3/ })).toBeVisible()
  await page.getByText('Shout', { exact: true }).click()
  await page.getByLabelText('Bubble color').fill('#ffe600')
  expect(bubbles()).toMatchObject([{ kind: 'shout', color: '#ffe600' }])
  await focus(layer('Hello'))
  await keyboard.press('Control+d')
  expect(bubbles()).toHaveLength(2)
  await keyboard.press('Delete')
  await layer('Hello').click()
  await button('No bubble').click()
  expect(bubbles()).toEqual([])
  await expectCount(tail, 0)

  await layer('Up here').click()
  await openSection('Text style')
  await page.getByLabelText('In a bubble').click()
  expect(bubbles()).toMatchObject([{ kind: 'speech' }])
  // It was at an edge, and is in a box now.
  await expect.element(tail).toBeVisible()
})
