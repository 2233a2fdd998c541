/**
 * Typing draws the picture in the event itself, and what else shows the text is rendered later (see
 * `lib/render-later.ts`). What happens in between must lose nothing, so these tests do it in the same
 * task as the letter.
 */
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import {
  button,
  canvas,
  field,
  layer,
  openCanvas,
  openSection,
  placeOf,
  said,
  textInPlace,
} from '../../../testing/editor.tsx'
import { expectCount } from '../../../testing/expect-locator.ts'
import { focus, keyboard, middleOf, mouse, pressIn } from '../../../testing/input.ts'

/** Types into the field with the focus. */
const insert = (text: string) => document.execCommand('insertText', false, text)

/** Does something with an element, in one task. */
const doWith = async <Result>(found: Locator, act: (element: HTMLElement | SVGElement) => Result) =>
  act(await found.findElement())

/** Types a letter into the field with the focus, and clicks on something in the same task. */
function typeAndClick(clicked: Locator, letter: string): void {
  const element = clicked.element()
  insert(letter)
  if (element instanceof HTMLElement) element.click()
}

/** Opens a canvas with an added text `Hold me`, selected. */
async function openWithText(): Promise<void> {
  await openCanvas('Up here', '')
  await button('Add text').click()
  await textInPlace.fill('Hold me')
  await keyboard.press('Escape')
  await pressIn(field('Text 3'), 'End')
}

it('a letter is on the picture at once; what else shows the text follows', async () => {
  await openCanvas('', '')
  await focus(field('Top Text'))
  const atOnce = await doWith(canvas, async (drawn) => {
    if (!(drawn instanceof HTMLCanvasElement)) throw new Error('expected a canvas')
    const before = drawn.toDataURL()
    insert('X')
    await Promise.resolve()
    return { isDrawn: drawn.toDataURL() !== before, name: drawn.ariaLabel }
  })
  expect(atOnce).toEqual({ isDrawn: true, name: 'Preview of your meme' })
  await expect.element(canvas).toHaveAccessibleName('Preview of your meme: X')
  await expect.element(layer('X')).toBeVisible()
})

it('what shows the text follows on a page that is hidden, too', async () => {
  await openCanvas('', '')
  await focus(field('Top Text'))
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  insert('X')
  await expect.element(canvas).toHaveAccessibleName('Preview of your meme: X')
})

it('a letter that is undone before it was rendered is gone from the field', async () => {
  await openCanvas('Up', '')
  await field('Title').fill('A step before')
  await pressIn(field('Top Text'), 'End')
  typeAndClick(button('Undo'), 'X')
  await expect.element(field('Top Text')).toHaveValue('Up')
  await expect.element(canvas).toHaveAccessibleName('Preview of your meme: Up')
  await expect.element(field('Title')).toHaveValue('A step before')
})

it('undo and redo in a field keep the cursor where the change was', async () => {
  await openCanvas('Up there', '')
  await field('Title').fill('A step before')
  const top = field('Top Text')
  await pressIn(top, 'Home')
  for (let step = 0; step < 2; step += 1) await pressIn(top, 'ArrowRight')
  await keyboard.type(' and down')
  const cursor = () => {
    const element = top.element()
    return element instanceof HTMLTextAreaElement ? element.selectionStart : undefined
  }
  await keyboard.press('Control+z')
  await expect.element(top).toHaveValue('Up there')
  expect(cursor()).toBe('Up'.length)
  await keyboard.press('Control+Shift+z')
  await expect.element(top).toHaveValue('Up and down there')
  expect(cursor()).toBe('Up and down'.length)
})

it('a letter stays when its text is dragged before it was rendered', async () => {
  await openWithText()
  const before = await middleOf(layer('Hold me'))
  const { x, y } = before
  await doWith(layer('Hold me'), (element) => {
    insert('!')
    const at = (type: string, down: number) =>
      new PointerEvent(type, { bubbles: true, clientX: x + down, clientY: y + down })
    element.dispatchEvent(at('pointerdown', 0))
    element.dispatchEvent(at('pointermove', 30))
    element.dispatchEvent(at('pointerup', 30))
  })
  await expect.element(field('Text 3')).toHaveValue('Hold me!')
  expect((await middleOf(layer('Hold me!'))).y).toBeGreaterThan(before.y + 20)
})

it('a letter stays when its text is copied or hidden before it was rendered', async () => {
  await openWithText()
  await openSection('Layers')
  await pressIn(field('Text 3'), 'End')
  typeAndClick(button('Duplicate'), '!')
  await expect.element(field('Text 4')).toHaveValue('Hold me!')
  await pressIn(field('Text 4'), 'End')
  typeAndClick(button('Hide'), '!')
  await button('Show').click()
  await expect.element(field('Text 4')).toHaveValue('Hold me!!')
})

it('what is typed while its text is dragged stays, and so does the drag', async () => {
  await openWithText()
  await openSection('Layers')
  const before = placeOf()
  const { x, y } = await middleOf(layer('Hold me'))
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + 40, y + 40, 4)
  await doWith(field('Text 3'), (element) => {
    element.focus()
    insert(' tight')
  })
  await mouse.up()
  await expect.element(field('Text 3')).toHaveValue('Hold me tight')
  expect(placeOf().y).toBeGreaterThan(before.y + 20)
})

it('a number moves a text as it is now', async () => {
  await openCanvas('Up', '')
  await openSection('Layers')
  await layer('Up').click()
  const { width } = placeOf()
  await pressIn(field('Top Text'), 'End')
  await doWith(page.getByLabelText('X', { exact: true }), (element) => {
    insert(' and many more letters')
    if (!(element instanceof HTMLInputElement)) throw new Error('expected a field')
    element.focus()
    element.select()
    insert('20')
    element.blur()
  })
  expect(placeOf().width).toBeGreaterThan(width * 3)
})

it('a text that is gone when it is dropped leaves the steps to redo', async () => {
  await openWithText()
  const { x, y } = await middleOf(layer('Hold me'))
  await mouse.move(x, y)
  await mouse.down()
  await mouse.move(x + 40, y + 40, 4)
  const redo = button('Redo')
  for (let step = 0; step < 2; step += 1) await keyboard.press('Control+z')
  await expectCount(field('Text 3'), 0)
  await mouse.up()
  await expect.element(redo).toBeEnabled()
  expect(said.element().textContent).not.toContain('Text 0')
})

it('the field on the picture follows the drawn text at once', async () => {
  await openCanvas('', '')
  await button('Add text').click()
  await textInPlace.fill('Fits its box')
  const sizes = await doWith(textInPlace, async (element) => {
    const before = element.style.fontSize
    insert(' in ever smaller letters, the more there are')
    await Promise.resolve()
    const name = document.querySelector('.stage-picture')?.ariaLabel
    return { before, now: element.style.fontSize, name }
  })
  expect(sizes.now).not.toBe(sizes.before)
  expect(sizes.name).not.toContain('smaller')
})
