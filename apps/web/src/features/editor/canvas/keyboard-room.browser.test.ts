import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  button,
  canvas,
  field,
  layer,
  openCanvas,
  rectOf,
  textInPlace,
} from '../../../testing/editor.tsx'
import { expectCount } from '../../../testing/expect-locator.ts'
import { focus, middleOf, tap } from '../../../testing/input.ts'

const PHONE = { width: 390, height: 844 } as const
/** What a phone's keyboard leaves of it. */
const LEFT = 450

beforeAll(async () => {
  await page.viewport(PHONE.width, PHONE.height)
  await commands.emulateTouch(true)
  return async () => {
    await commands.emulateTouch(false)
    await page.viewport(1280, 800)
  }
})

/** A keyboard for which the browser makes the page smaller, as Chromium does. */
async function openKeyboard(): Promise<void> {
  await page.viewport(PHONE.width, LEFT)
  onTestFinished(() => page.viewport(PHONE.width, PHONE.height))
}

/** A keyboard that only covers the page, and moves it up, as Safari's does. */
function coverByKeyboard(offsetTop: number): void {
  const { visualViewport } = window
  if (visualViewport === null) throw new Error('expected a visual viewport')
  const all = { height: LEFT, offsetTop }
  for (const [key, value] of Object.entries(all)) {
    Object.defineProperty(visualViewport, key, { value, configurable: true })
  }
  visualViewport.dispatchEvent(new Event('resize'))
  onTestFinished(() => {
    for (const key of Object.keys(all)) Reflect.deleteProperty(visualViewport, key)
    visualViewport.dispatchEvent(new Event('resize'))
  })
}

/** Whether the whole field is in sight, below the picture. */
const isInSight = (name: string, top = 0): boolean => {
  const { top: start, bottom: end } = rectOf(field(name))
  return start >= rectOf(canvas).bottom && end <= top + LEFT
}

it('with the keyboard open, the picture is as wide as the phone, and the field stays below it', async () => {
  await openCanvas()
  const before = rectOf(canvas)
  await focus(field('Bottom Text'))
  await openKeyboard()
  await expect.poll(() => isInSight('Bottom Text')).toBe(true)
  expect(rectOf(canvas).width).toBeGreaterThanOrEqual(before.width)
  expect(rectOf(canvas).width).toBeGreaterThan(PHONE.width * 0.85)
  await expect.element(button('Save to Gallery')).not.toBeInViewport()
  await page.viewport(PHONE.width, PHONE.height)
  await expect.element(button('Add text')).toBeInViewport()
})

it('a keyboard that covers the page leaves the picture and the field in what is left', async () => {
  await openCanvas()
  await focus(field('Bottom Text'))
  coverByKeyboard(120)
  await expect.poll(() => isInSight('Bottom Text', 120)).toBe(true)
  expect(rectOf(canvas).top).toBeGreaterThanOrEqual(120)
  expect(rectOf(canvas).width).toBeGreaterThan(PHONE.width * 0.85)
})

it('a text that is edited on the picture has all the room', async () => {
  await openCanvas()
  const heading = document.createElement('div')
  heading.style.height = '320px'
  document.body.prepend(heading)
  onTestFinished(() => heading.remove())
  scrollTo(0, 0)
  const at = await middleOf(layer('Up here'))
  await tap(at)
  await tap(at)
  await expect.element(textInPlace).toHaveFocus()
  await openKeyboard()
  await expectCount(button('Add text'), 0)
  expect(rectOf(canvas).width).toBeGreaterThan(PHONE.width * 0.85)
  // All of it is in sight, also if the page's own heading was above it.
  await expect.poll(() => rectOf(canvas).bottom <= LEFT).toBe(true)
  expect(rectOf(canvas).top).toBeGreaterThan(0)
})

it('a small window without a keyboard keeps its tools', async () => {
  await openKeyboard()
  await openCanvas()
  await focus(field('Bottom Text'))
  await expect.element(button('Add text')).toBeVisible()
})
