import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import {
  drag,
  frame,
  guides,
  handle,
  layer,
  middleOf,
  openCanvas,
  openSection,
  overlay,
  PHONE,
  placeOf,
  pull,
  rectOf,
  said,
  shareOfChanges,
} from '../support/canvas.ts'
import { canvasOf } from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { halfOf } from '../support/full-run.ts'
import { readCanvas } from '../support/pixels.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'
import { expectToast } from '../support/toasts.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Layers, from front to back' })

const entry = (page: Page, name: string) => list(page).getByRole('button', { name })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('the controls change the text whose field has the focus, if another one was selected', async ({
  page,
}) => {
  await openCanvas(page)
  await layer(page, 'Down there').click()
  await page.getByLabel('Top Text', { exact: true }).focus()
  await expect(layer(page, 'Up here')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Escape')
  // With no selection they change all texts, and the focus selects none.
  await page.getByLabel('Title').focus()
  await overlay(page).click({ position: { x: 5, y: 200 } })
  await page.getByLabel('Top Text', { exact: true }).focus()
  await expect(frame(page)).toHaveCount(0)
})

test('lists the layers from front to back, and selects them', async ({ page }) => {
  await openCanvas(page)
  await openSection(page, 'Layers')
  await expect(list(page).getByRole('button')).toHaveText([
    'Bottom TextDown there',
    'Top TextUp here',
  ])
  await entry(page, 'Top Text').click()
  await expect(entry(page, 'Top Text')).toHaveAttribute('aria-pressed', 'true')
  await expect(frame(page)).toBeVisible()
  await expect(said(page)).toHaveText('Top Text selected')
  await entry(page, 'Top Text').click()
  await expect(frame(page)).toHaveCount(0)
})

test('changes order and visibility, locks, duplicates and deletes, and says so', async ({
  page,
}, testInfo) => {
  await openCanvas(page)
  await openSection(page, 'Layers')
  await entry(page, 'Top Text').click()
  await press(page, 'Move forward')
  await expect(list(page).getByRole('button').first()).toContainText('Up here')
  await expect(said(page)).toHaveText('Top Text moved forward')
  await press(page, 'Move backward')
  await expect(list(page).getByRole('button').last()).toContainText('Up here')
  await press(page, 'Duplicate')
  await expect(list(page).getByRole('button')).toHaveCount(3)
  await press(page, 'Delete')
  await expect(list(page).getByRole('button')).toHaveCount(2)
  await expect(said(page)).toHaveText('Text 3 removed')
  await expect(list(page).getByRole('button').first()).toBeFocused()

  const before = await readCanvas(canvasOf(page))
  await entry(page, 'Bottom Text').click()
  await press(page, 'Hide')
  await expect(said(page)).toHaveText('Bottom Text hidden')
  await expect(layer(page, 'Down there')).toHaveCount(0)
  await expect(entry(page, 'Bottom Text').getByRole('img', { name: 'Hidden' })).toBeVisible()
  expect(await shareOfChanges(page, before)).toBeGreaterThan(0.005)
  const meme = await expectStoredAsShown(page, testInfo, 'hidden')
  expect(JSON.stringify(meme)).not.toContain('Down there')
  await press(page, 'Show')
  await expect(layer(page, 'Down there')).toBeVisible()
})

test('a locked layer is neither selected on the canvas, nor moved, nor removed', async ({
  page,
}) => {
  await openCanvas(page)
  await openSection(page, 'Layers')
  await entry(page, 'Top Text').click()
  await press(page, 'Lock')
  await expect(said(page)).toHaveText('Top Text locked')
  await expect(entry(page, 'Top Text').getByRole('img', { name: 'Locked' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled()
  await expect(page.getByLabel('X', { exact: true })).toBeDisabled()
  await expect(frame(page)).toBeVisible()
  await expect(handle(page, 'nw')).toHaveCount(0)
  const before = await readCanvas(canvasOf(page))
  await entry(page, 'Top Text').focus()
  for (const key of ['ArrowDown', 'Shift+ArrowRight', 'Delete']) await page.keyboard.press(key)
  const { left, top } = await rectOf(layer(page, 'Up here'))
  await page.mouse.click(left + 9, top + 9)
  await expect(frame(page)).toHaveCount(0)
  await drag(page, layer(page, 'Up here'), { x: 30, y: 60 })
  expect(await shareOfChanges(page, before)).toBe(0)
  await entry(page, 'Top Text').click()
  await press(page, 'Unlock')
  await expect(handle(page, 'nw')).toBeVisible()
})

test('the number fields place, size and turn a layer', async ({ page }, testInfo) => {
  await openCanvas(page)
  await openSection(page, 'Layers')
  await entry(page, 'Top Text').click()
  const wanted = { x: 120, y: 200, width: 300, height: 90, rotation: -30 }
  for (const [label, value] of [
    ['Width', wanted.width],
    ['Height', wanted.height],
    ['X', wanted.x],
    ['Y', wanted.y],
    ['Rotation', wanted.rotation],
  ] as const) {
    const field = page.getByLabel(label, { exact: true })
    await field.press('Control+a')
    await field.press('Delete')
    await expect(field).toHaveValue('')
    await field.pressSequentially(String(value))
    await field.blur()
  }
  expect(await placeOf(page)).toEqual(wanted)
  await expect(said(page)).toContainText('Top Text at 120, 200, 300 by 90, rotated by -30°')
  await page.getByLabel('X', { exact: true }).fill('9999')
  await expect(page.getByLabel('X', { exact: true })).not.toHaveValue('9999')
  await page.getByLabel('X', { exact: true }).press('Control+z')
  await expect(page.getByLabel('X', { exact: true })).not.toHaveValue('9999')
  await expectStoredAsShown(page, testInfo, 'numbers')
})

test('the text style is stored as it is shown', async ({ page }, testInfo) => {
  await openCanvas(page)
  await openSection(page, 'Text style')
  await openSection(page, 'Layers')
  await expect(page.getByText('Style of all texts')).toBeVisible()
  await entry(page, 'Top Text').click()
  await page.getByLabel('Y', { exact: true }).fill('120')
  await expect(page.getByText('Style of Top Text')).toBeVisible()
  await press(page, 'Classic look for Top Text')
  await expect(page.getByRole('combobox', { name: 'Font' })).toHaveValue('Impact')
  await expect(page.getByLabel('Uppercase')).toBeChecked()
  await expect(page.getByLabel('Fit to the box')).toBeChecked()
  const slider = page.getByLabel('Font Size')
  await expect(page.locator('output', { hasText: 'Fit' })).toBeVisible()
  await page.getByLabel('Height', { exact: true }).fill('40')
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(45)
  await page.getByLabel('Height', { exact: true }).fill('60')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(45)
  await entry(page, 'Bottom Text').click()
  await page.getByRole('combobox', { name: 'Font' }).selectOption('Marker')
  await page.getByLabel('Shadow').check()
  await page.getByLabel('Outline', { exact: true }).fill('6')
  await page.getByLabel('Outline color').fill('#ff0000')
  await page.getByRole('group', { name: 'Alignment', exact: true }).getByLabel('right').check()
  await page.evaluate(() => document.fonts.ready)
  await expectStoredAsShown(page, testInfo, 'styled')

  await entry(page, 'Bottom Text').click()
  await press(page, 'Classic look for all texts')
  await entry(page, 'Bottom Text').click()
  await expect(page.getByRole('combobox', { name: 'Font' })).toHaveValue('Impact')
})

test('a 41st layer is refused with a sentence', async ({ page }) => {
  await openCanvas(page)
  await openSection(page, 'Layers')
  await layer(page, 'Up here').click()
  for (let count = 3; count <= 40; count += 1) await page.keyboard.press('Control+d')
  await expect(list(page).getByRole('button')).toHaveCount(40)
  await page.keyboard.press('Control+d')
  await expectToast(page, 'No room for more', 'A meme has at most 40 texts, stickers and pictures.')
  await expect(list(page).getByRole('button')).toHaveCount(40)
})

/** Opens a canvas with a layer selected and every section of the panel open. */
async function openEverything(page: Page): Promise<void> {
  await openCanvas(page)
  await layer(page, 'Up here').click()
  await openSection(page, 'Text style')
  await openSection(page, 'Layers')
}

const KINDS = [
  ['a desktop', {}],
  ['a phone', PHONE],
] as const

for (const [device, options] of halfOf(KINDS, 1)) {
  test.describe(`On ${device}`, () => {
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } })

    test('axe finds no violation with a layer selected and everything open, in both themes', async ({
      page,
    }) => {
      await openEverything(page)
      await expectNoViolationsInBothThemes(page, 'selected')
      await press(page, 'Add text')
      await expectNoViolationsInBothThemes(page, 'edited in place')
      await page.keyboard.press('Escape')
      await press(page, 'Lock')
      await expectNoViolationsInBothThemes(page, 'locked')
      await press(page, 'Hide')
      await expectNoViolationsInBothThemes(page, 'hidden')
    })
  })
}

test.describe('On a phone', () => {
  test.use(PHONE)

  test('the panel alone can do everything', async ({ page }, testInfo) => {
    await openCanvas(page)
    await openSection(page, 'Layers')
    await entry(page, 'Bottom Text').tap()
    await page.getByRole('button', { name: 'Duplicate', exact: true }).tap()
    await page.getByLabel('Y', { exact: true }).fill('200')
    await page.getByLabel('Rotation').fill('12')
    await page.getByRole('textbox', { name: 'Text 3' }).fill('From the panel')
    await expectStoredAsShown(page, testInfo, 'panel')
  })
})

const SMALL = [
  ['320 px wide', { width: 320, height: 640 }],
  ['at 200 % zoom', { width: 640, height: 400 }],
] as const

test('nothing is wider than the page with a layer selected and everything open', async ({
  page,
}) => {
  await openEverything(page)
  for (const [name, viewport] of SMALL) {
    await page.setViewportSize(viewport)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(
      viewport.width,
    )
    const wide = await page
      .locator('.editor-fields *')
      .evaluateAll((elements) =>
        elements
          .filter((it) => it.getBoundingClientRect().right > innerWidth)
          .map((it) => it.outerHTML.slice(0, 80)),
      )
    expect(wide, name).toEqual([])
  }
})

test('a layer that is larger than the picture covers no controls', async ({ page }) => {
  for (const [name, viewport] of SMALL) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      await openCanvas(page)
      await openSection(page, 'Layers')
      await layer(page, 'Up here').click()
      for (const [label, value] of Object.entries({ Width: '1200', Height: '1300' })) {
        await page.getByLabel(label, { exact: true }).fill(value)
        await page.getByLabel(label, { exact: true }).blur()
      }
      expect((await placeOf(page)).width).toBe(1200)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
      const listed = page.getByRole('list', { name: /^Layers/ }).getByRole('button')
      await listed.first().click()
      await expect(listed.first()).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('tab', { name: 'Template Editor' }).click()
    })
  }
})

test.describe('In forced colors', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('what is selected is marked on the canvas and in the list, and guides are seen', async ({
    page,
  }) => {
    await openCanvas(page)
    await openSection(page, 'Layers')
    await layer(page, 'Up here').click()
    const [highlight, canvas] = await page.evaluate(() =>
      ['Highlight', 'Canvas'].map((color) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = color
        const drawn = getComputedStyle(probe).color
        probe.remove()
        return drawn
      }),
    )
    if (highlight === undefined || canvas === undefined) throw new Error('expected two colors')
    await expect(frame(page)).toHaveCSS('outline-color', highlight)
    await expect(handle(page, 'se')).toHaveCSS('border-top-color', highlight)
    await expect(entry(page, 'Top Text')).toHaveCSS('background-color', highlight)
    await expect(entry(page, 'Bottom Text')).not.toHaveCSS('background-color', highlight)
    const [from, to] = [await middleOf(frame(page)), await middleOf(overlay(page))]
    await pull(page, layer(page, 'Up here'), { x: 0, y: to.y - from.y })
    await expect(guides(page).first()).toHaveCSS('background-color', highlight)
    await page.mouse.up()
  })
})
