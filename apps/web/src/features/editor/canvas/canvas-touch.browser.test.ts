import { beforeAll, expect, it } from 'vitest'
import { commands, type Locator, page } from 'vitest/browser'
import {
  button,
  frame,
  handle,
  layer,
  openCanvas,
  openSection,
  overlay,
  placeOf,
  rectOf,
  said,
  textInPlace,
  turnHandle,
} from '../../../testing/editor.tsx'
import { expectCount, expectText } from '../../../testing/expect-locator.ts'
import { keyboard, middleOf, tap, touch } from '../../../testing/input.ts'

beforeAll(async () => {
  await page.viewport(360, 740)
  await commands.emulateTouch(true)
  return async () => {
    await commands.emulateTouch(false)
    await page.viewport(1280, 800)
  }
})

/** Taps the middle of an element. */
async function tapOn(found: Locator): Promise<void> {
  found.element().scrollIntoView({ block: 'nearest' })
  await tap(await middleOf(found))
}

/** Opens a canvas with a text in the middle of the screen, selected. */
async function openWithText(): Promise<void> {
  await openCanvas('Up here', '')
  await tapOn(button('Add text'))
  await textInPlace.fill('Hold me')
  await keyboard.press('Escape')
  await openSection('Layers')
  overlay.element().scrollIntoView({ block: 'center' })
}

const text = layer('Hold me')

/** Two fingers around the middle of the text, at a distance and an angle. */
async function fingersOn(distance: number, degrees: number) {
  const { x, y } = await middleOf(text)
  const [across, down] = [
    (Math.cos((degrees * Math.PI) / 180) * distance) / 2,
    (Math.sin((degrees * Math.PI) / 180) * distance) / 2,
  ]
  return [
    { x: x - across, y: y - down },
    { x: x + across, y: y + down },
  ]
}

it('a tap selects, and another one beside selects none', async () => {
  await openCanvas()
  await tapOn(layer('Up here'))
  await expect.element(frame).toBeVisible()
  await expectText(said, 'Top Text selected')
  const { left, top } = rectOf(overlay)
  await tap({ x: left + 5, y: top + 5 })
  await expectCount(frame, 0)
})

it('a double tap edits the text', async () => {
  await openCanvas()
  const { x, y } = await middleOf(layer('Up here'))
  await tap({ x, y })
  await tap({ x, y })
  await expect.element(textInPlace).toHaveFocus()
})

it('a finger drags a text, and the page stays where it is', async () => {
  await openWithText()
  const before = placeOf()
  const scroll = scrollY
  const from = await middleOf(text)
  await touch([from], [{ x: from.x + 30, y: from.y - 40 }])
  const after = placeOf()
  expect(after.x).toBeGreaterThan(before.x + 20)
  expect(after.y).toBeLessThan(before.y - 30)
  expect(scrollY).toBe(scroll)
})

it('a finger drags a text that is being edited, and the editing goes on', async () => {
  await openCanvas('Up here', '')
  await tapOn(button('Add text'))
  await textInPlace.fill('Hold me')
  const before = await middleOf(text)
  await touch([before], [{ x: before.x + 30, y: before.y - 40 }])
  const after = await middleOf(text)
  expect(after.x).toBeGreaterThan(before.x + 20)
  expect(after.y).toBeLessThan(before.y - 30)
  await expect.element(textInPlace).toHaveFocus()
})

it('two fingers scale a text', async () => {
  await openWithText()
  const before = placeOf()
  await touch(await fingersOn(40, 0), await fingersOn(60, 0))
  const after = placeOf()
  expect(after.width / before.width).toBeCloseTo(1.5, 1)
  expect(after.height / before.height).toBeCloseTo(1.5, 1)
  expect(after.rotation).toBe(0)
})

it('a text of its own size keeps the size that two fingers gave it, when one is lifted', async () => {
  await openWithText()
  await openSection('Text style')
  await page.getByRole('checkbox', { name: 'Fit to the box' }).click()
  overlay.element().scrollIntoView({ block: 'center' })
  const [before, after] = [await fingersOn(40, 0), await fingersOn(60, 0)]
  await commands.touch('touchStart', before.slice(0, 1))
  await commands.touch('touchStart', before)
  await commands.touch('touchMove', after)
  const size = page.getByRole('slider', { name: 'Font Size' })
  // The points of an end are those that are lifted.
  await commands.touch(
    'touchEnd',
    after.slice(1).map((finger) => ({ ...finger, id: 1 })),
  )
  const moved = after.slice(0, 1).map(({ x, y }) => ({ x: x + 6, y: y + 6 }))
  await commands.touch('touchMove', moved)
  await commands.touch('touchEnd', [])
  await expect.element(size).toHaveValue('48')
})

it('a tap on a handle selects the text below it, and a drag of it still turns', async () => {
  await openWithText()
  await tapOn(layer('Up here'))
  const up = await middleOf(layer('Up here'))
  await tapOn(text)
  // The text is moved until its handle lies over the other one.
  const [own, turn] = [await middleOf(text), await middleOf(turnHandle)]
  const way = { x: up.x - turn.x, y: up.y - turn.y }
  await touch([own], [{ x: own.x + way.x, y: own.y + way.y }], 20)
  const over = await middleOf(turnHandle)
  await tap(over)
  await expectText(said, 'Top Text selected')
  await expect.element(layer('Up here')).toHaveAttribute('aria-pressed', 'true')

  // Now the handle of the other one lies over this text.
  const middle = await middleOf(text)
  await tap(middle)
  await expect.element(text).toHaveAttribute('aria-pressed', 'true')
  const before = await middleOf(turnHandle)
  await touch([before], [{ x: before.x + 40, y: before.y + 10 }])
  expect(placeOf().rotation).toBeGreaterThan(10)
})

it('a tap on a corner and a drag of it right after scale the text, and do not open it', async () => {
  await openWithText()
  const before = placeOf()
  const corner = await middleOf(handle('se'))
  await tap(corner)
  await touch([corner], [{ x: corner.x + 30, y: corner.y + 20 }])
  expect(placeOf().width).toBeGreaterThan(before.width + 20)
  await expectCount(textInPlace, 0)
})

it('the handles of a short text leave room for its words and for a drag; a touch beside one is for it', async () => {
  await openCanvas('Hi', '')
  const short = layer('Hi')
  await tapOn(short)
  const words = rectOf(short)
  expect(words.height).toBeLessThan(30)
  for (const each of page.css('.layer-handle').all()) {
    const { left, right, top, bottom } = rectOf(each)
    const isBeside =
      left > words.right - 8 ||
      right < words.left + 8 ||
      top > words.bottom - 3 ||
      bottom < words.top + 3
    expect(isBeside).toBe(true)
  }
  await openSection('Layers')
  overlay.element().scrollIntoView({ block: 'center' })
  const { x, y } = await middleOf(short)
  await touch([{ x: x + 4, y: y + 14 }], [{ x: x + 44, y: y + 54 }])
  const before = placeOf()
  expect(before.y).toBeGreaterThan(60)
  const corner = await middleOf(handle('se'))
  const beside = { x: corner.x + 12, y: corner.y + 12 }
  await touch([beside], [{ x: beside.x + 40, y: beside.y + 20 }])
  const after = placeOf()
  expect(after.width).toBeGreaterThan(1.2 * before.width)
  expect(after.x).toBeCloseTo(before.x, 0)
})

it('the buttons above the picture lie over the handles of a layer at its edge', async () => {
  await openCanvas('Hi', '')
  const words = layer('Hi')
  await tapOn(words)
  const menu = button('Canvas')
  // On a phone it is the last of the tools, which are scrolled to.
  menu.element().scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const below = rectOf(menu)
  const x = below.left + below.width / 2
  // From where it is, the way may be so short that it is a tap.
  for (const to of [x - 100, x]) {
    const own = await middleOf(words)
    await touch([own], [{ x: to, y: own.y }], 20)
  }
  const { top } = rectOf(handle('n'))
  expect(top).toBeLessThan(below.bottom - 4)
  await tap({ x, y: below.bottom - 4 })
  await expect.element(page.getByRole('menuitem', { name: 'Blank canvas' })).toBeVisible()
})

it('two fingers turn a text', async () => {
  await openWithText()
  const before = placeOf()
  await touch(await fingersOn(40, 0), await fingersOn(40, 40), 16)
  const after = placeOf()
  expect(Math.abs(after.rotation - 40)).toBeLessThan(4)
  expect(after.width / before.width).toBeCloseTo(1, 1)
})

it('the second finger may be beside the text, or on another one', async () => {
  await openWithText()
  const before = placeOf()
  const [own, other] = [await middleOf(text), await middleOf(layer('Up here'))]
  const apart = { x: own.x + (own.x - other.x) * 0.5, y: own.y + (own.y - other.y) * 0.5 }
  await touch([own, other], [apart, other])
  await expect.element(text).toHaveAttribute('aria-pressed', 'true')
  const after = placeOf()
  expect(after.width / before.width).toBeCloseTo(1.5, 1)
})

it('the page scrolls with a finger beside the texts', async () => {
  await openCanvas()
  scrollTo(0, 0)
  const { left, top, width, height } = rectOf(overlay)
  const from = { x: left + width / 2, y: top + height / 2 }
  await touch([from], [{ x: from.x, y: from.y - 120 }], 12)
  await expect.poll(() => scrollY).toBeGreaterThan(40)
})
