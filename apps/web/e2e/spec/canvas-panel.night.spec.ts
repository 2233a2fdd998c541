import type { Page } from 'playwright/test'
import { expectNoViolationsInBothThemes } from '../support/axe.ts'
import {
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
} from '../support/canvas.ts'
import { expect, test } from '../support/fixtures.ts'
import { halfOf } from '../support/full-run.ts'
import { expectStoredAsShown } from '../support/stored-picture.ts'

const list = (page: Page) => page.getByRole('list', { name: 'Layers, from front to back' })

const entry = (page: Page, name: string) => list(page).getByRole('button', { name })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('what the panel sets is stored', async ({ page }, testInfo) => {
  await test.step('the text style and the numbers of a layer are stored as they are shown', async () => {
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
    // Then the height alone limits the size.
    await page.getByLabel('Width', { exact: true }).fill('400')
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
    await page.getByLabel('Rotation', { exact: true }).fill('-30')
    await page.evaluate(() => document.fonts.ready)
    await expectStoredAsShown(page, testInfo, 'styled')

    await entry(page, 'Bottom Text').click()
    await press(page, 'Classic look for all texts')
    await entry(page, 'Bottom Text').click()
    await expect(page.getByRole('combobox', { name: 'Font' })).toHaveValue('Impact')
  })
  await test.step('a hidden layer is not stored', async () => {
    await press(page, 'Hide')
    await expect(layer(page, 'Down there')).toHaveCount(0)
    const saved = page.waitForResponse(
      (it) => it.url().endsWith('/api/memes') && it.request().method() === 'POST',
    )
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await page.getByRole('button', { name: 'Save as new' }).click()
    const meme = await (await saved).json()
    expect(JSON.stringify(meme)).not.toContain('Down there')
  })
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
      await press(page, 'Bubble')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: /^Tail of the bubble/ })).toBeVisible()
      await expectNoViolationsInBothThemes(page, 'a bubble')
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

test('at small sizes nothing is wider than the page, and no control is covered', async ({
  page,
}) => {
  await test.step('nothing is wider than the page with a layer selected and everything open', async () => {
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
  await test.step('a layer that is larger than the picture covers no controls', async () => {
    for (const [name, viewport] of SMALL) {
      await test.step(name, async () => {
        await page.setViewportSize(viewport)
        const top = entry(page, 'Top Text')
        if ((await top.getAttribute('aria-pressed')) !== 'true') await top.click()
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
