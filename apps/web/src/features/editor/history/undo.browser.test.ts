import { expect, it, onTestFinished, vi } from 'vitest'
import { button, field, layer, openCanvas, textInPlace } from '../../../testing/editor.tsx'
import { expectCount } from '../../../testing/expect-locator.ts'
import { focus, keyboard } from '../../../testing/input.ts'

const undo = button('Undo')
const redo = button('Redo')

it('typing is one step until a pause', async () => {
  await openCanvas()
  await focus(field('Title'))
  const now = vi.spyOn(Date, 'now')
  onTestFinished(() => void now.mockRestore())
  const start = Date.now()
  now.mockReturnValue(start)
  await keyboard.type('Hello')
  now.mockReturnValue(start + 1100)
  await keyboard.type(' world')
  await undo.click()
  await expect.element(field('Title')).toHaveValue('Hello')
  await undo.click()
  await expect.element(field('Title')).toHaveValue('')
  await redo.click()
  await redo.click()
  await expect.element(field('Title')).toHaveValue('Hello world')
  await expect.element(redo).toBeDisabled()
})

it('a change after undo discards what could be redone', async () => {
  await openCanvas()
  await layer('Up here').click()
  await keyboard.press('Control+d')
  await keyboard.press('Control+z')
  await expect.element(redo).toBeEnabled()
  await layer('Up here').click()
  await keyboard.press('ArrowDown')
  await expect.element(redo).toBeDisabled()
})

it('an added text and its words are two steps', async () => {
  await openCanvas()
  await button('Add text').click()
  await expect.element(textInPlace).toHaveFocus()
  await keyboard.type('Third')
  await keyboard.press('Escape')
  for (let step = 0; step < 2; step += 1) await undo.click()
  await expectCount(field('Text 3'), 0)
  for (let step = 0; step < 2; step += 1) await redo.click()
  await expect.element(field('Text 3')).toHaveValue('Third')
})
