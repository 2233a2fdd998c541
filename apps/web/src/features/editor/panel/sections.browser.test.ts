import axe from 'axe-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { commands, page } from 'vitest/browser'
import { button, layer, openCanvas, openSection } from '../../../testing/editor.tsx'
import { focus, keyboard } from '../../../testing/input.ts'
import { useEditorStore } from '../draft/editor-store.ts'
import { documentOf } from '../layers/editor-layer.ts'

/** The narrowest phone, and the smallest that is hit with a finger, in px. */
const NARROW = 320
const SMALLEST = 44

/** What the editor shows, and what shows it. */
const STATES: Readonly<Record<string, () => Promise<void>>> = {
  'the style of a text': async () => {
    await button('Add text').click()
    await keyboard.type('Added')
    await keyboard.press('Escape')
    await openSection('Text style')
    for (const name of ['Background', 'Accent color']) {
      await page.getByRole('checkbox', { name }).click()
    }
  },
  'the look': async () => {
    await openSection('Look')
    await expect.element(page.getByText('Deep fry').first()).toBeVisible()
  },
  'the layers': async () => {
    await layer('Up here').click()
    await openSection('Layers')
  },
  'the tools to draw with': async () => {
    await button('Draw').click()
    await expect.element(page.getByRole('group', { name: 'Drawing tools' })).toBeVisible()
  },
  'a hidden part': () => button('Blur').click(),
  'a bar': () => button('Bar').click(),
  'the crop': async () => {
    await button('Canvas').click()
    await page.getByRole('menuitem', { name: 'Crop' }).click()
  },
}

/** The controls that are smaller than a finger needs. A label is tapped in place of its field. */
const smallTargets = (): readonly string[] =>
  Array.from(
    document.querySelectorAll('.workbench :is(button, summary, select, input, textarea)'),
  ).flatMap((control) => {
    // Handles of a layer have an area of their own; layers are as large as their words.
    if (control.closest('.layer-overlay, .crop-overlay')) return []
    const label = control.matches('input') ? control.closest('label') : null
    const isField = control.matches('[type="number"], [type="text"], :not([type])')
    const { width, height } = (isField ? control : (label ?? control)).getBoundingClientRect()
    if (width === 0 || (width >= SMALLEST && height >= SMALLEST)) return []
    return [`${control.outerHTML.slice(0, 90)}: ${Math.round(width)} × ${Math.round(height)}`]
  })

const changingColors = () =>
  document.getAnimations().filter((each) => each instanceof CSSTransition)

/** What axe finds in the editor. */
async function violations(): Promise<readonly string[]> {
  const { violations } = await axe.run('.workbench', { resultTypes: ['violations'] })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

describe('on the narrowest phone, nothing is wider than it or too small for a finger, in both themes', () => {
  beforeAll(async () => {
    await page.viewport(NARROW, 700)
    await commands.emulateTouch(true)
    return async () => {
      await commands.emulateTouch(false)
      await page.viewport(1280, 800)
      delete document.documentElement.dataset.theme
    }
  })

  it.each(Object.entries(STATES))('%s', async (_, show) => {
    await openCanvas()
    await show()
    expect(document.documentElement.scrollWidth).toBe(NARROW)
    expect(smallTargets()).toEqual([])
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme
      // Colors that are still changing would be compared. What follows a scroll position never ends.
      await expect.poll(() => changingColors().length).toBe(0)
      expect(await violations()).toEqual([])
    }
  })
})

it('keys alone open a section, and choose a look in it', async () => {
  await openCanvas()
  await focus(page.css('summary').filter({ hasText: 'Look' }))
  await keyboard.press('Enter')
  await expect.element(page.getByRole('radio', { name: 'Original' })).toBeInTheDocument()
  await keyboard.press('Tab')
  await expect.element(page.getByRole('radio', { name: 'Original' })).toHaveFocus()
  await keyboard.press('ArrowRight')
  await expect
    .poll(() => documentOf(useEditorStore.getState()).layers.map(({ type }) => type))
    .toContain('look')
})
