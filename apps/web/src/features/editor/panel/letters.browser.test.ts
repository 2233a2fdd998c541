import { FONT_NAMES } from '@memesmith/meme-render'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  field,
  layer,
  openCanvas,
  openSection,
  pixels,
  rectOf,
  shareOfChanges,
} from '../../../testing/editor.tsx'
import { expectCount } from '../../../testing/expect-locator.ts'
import { focus, keyboard } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'

const check = (label: string) => page.getByRole('checkbox', { name: label, exact: true })
const slider = (label: string) => page.getByRole('slider', { name: label, exact: true })
const first = () => documentOf(useEditorStore.getState()).layers[0]

async function openStyle() {
  await openCanvas()
  await layer('Up here').click()
  await openSection('Text style')
}

it.each(['Bold', 'Italic', 'Background'])(
  '%s changes how the text is drawn, and back',
  async (label) => {
    await openStyle()
    const before = pixels()
    const document = first()
    await check(label).click()
    await expect.poll(() => shareOfChanges(before)).toBeGreaterThan(0.001)
    await check(label).click()
    await expect.poll(() => shareOfChanges(before)).toBe(0)
    expect(first()).toEqual(document)
  },
)

it('a font of one weight has no choice of it', async () => {
  await openStyle()
  await page.getByRole('combobox', { name: 'Font' }).selectOptions('Impact')
  await expectCount(check('Bold'), 0)
})

it('words are chosen for the accent color, by keyboard, and stay chosen while the text changes', async () => {
  await openStyle()
  await check('Accent color').click()
  await focus(check('here'))
  await keyboard.press('Space')
  expect(first()).toMatchObject({ accentColor: '#ffe600', accentWords: ['here'] })
  const before = pixels()
  await field('Top Text').fill('Not up, HERE!')
  await expect.element(check('HERE')).toBeChecked()
  await expect.poll(() => shareOfChanges(before)).toBeGreaterThan(0.001)
  await focus(check('HERE'))
  await keyboard.press('Space')
  expect(first()).toMatchObject({ accentWords: [] })
  await check('Accent color').click()
  expect(first()).not.toHaveProperty('accentWords')
})

it('a text at the edge is bent in a box that holds it, and one step takes that back', async () => {
  await openStyle()
  const before = pixels()
  const document = first()
  await slider('Curve').fill('90')
  expect(first()).toMatchObject({ arc: 90, fontSize: 32 })
  expect(rectOf(layer('Up here')).height).toBeGreaterThan(50)
  await slider('Curve').fill('-60')
  await slider('Spacing').fill('0.2')
  expect(first()).toMatchObject({ arc: -60, letterSpacing: 0.2 })
  await button('Undo').click()
  await button('Undo').click()
  expect(first()).toEqual(document)
  await expect.poll(() => shareOfChanges(before)).toBe(0)
})

it('the list of fonts has each in its own letters, which are loaded as it opens', async () => {
  await openCanvas()
  await openSection('Text style')
  const list = page.getByRole('combobox', { name: 'Font' })
  const families = page
    .css('.font-choice option')
    .elements()
    .map((each) => getComputedStyle(each).fontFamily)
  expect(new Set(families).size).toBe(FONT_NAMES.length)
  const load = vi.spyOn(FontFace.prototype, 'load')
  onTestFinished(() => load.mockRestore())
  await focus(list)
  expect(load).not.toHaveBeenCalled()
  await keyboard.press('ArrowDown')
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(1)
})
