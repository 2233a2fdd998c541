import type { Page } from 'playwright/test'
import { layer, said } from '../support/canvas.ts'
import {
  boxAround,
  canvasOf,
  isShown,
  openEditor,
  openEmptyEditor,
  plainPicture,
  upload,
  widthOf,
} from '../support/editor.ts'
import { expect, test } from '../support/fixtures.ts'
import { editMeme } from '../support/page-locators.ts'
import { readCanvas } from '../support/pixels.ts'
import { listTemplates } from '../support/test-user.ts'
import { expectToast } from '../support/toasts.ts'

const editor = (page: Page) => page.getByRole('tabpanel', { name: 'Template Editor' })
/** The id of a starter template. */
async function idOf(page: Page, name: string): Promise<number> {
  const template = (await listTemplates(page)).find((each) => each.name === name)
  if (template === undefined) throw new Error(`expected a template ${name}`)
  return template.id
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const BUTTONS = ['Download Meme', 'Save to Gallery', 'Share Meme'] as const

test.describe('§2 Template Editor: fields', () => {
  test('Top Text and Bottom Text, live on the canvas', async ({ page }) => {
    await openEditor(page)
    for (const [label, text] of [
      ['Top Text', 'One does not simply'],
      ['Bottom Text', 'stop typing\nhere'],
    ] as const) {
      const before = await readCanvas(canvasOf(page))
      await page.getByLabel(label).fill(text)
      await expect.poll(() => isShown(page, before)).toBe(false)
    }
    await expect(canvasOf(page)).toHaveAccessibleName(/One does not simply \/ stop typing/)
  })

  test('a template names its fields and layers, also after a reload and when its meme is edited', async ({
    page,
  }) => {
    await openEmptyEditor(page)
    await page.goto(`/create?template=${await idOf(page, 'Tempted While Taken')}`)
    const names = ['The temptation', 'The partner', 'The tempted one']
    for (const name of names) await field(page, name).fill(`${name}?`)
    await page.locator('summary', { hasText: 'Layers' }).click()
    const list = page.getByRole('list', { name: 'Layers, from front to back' })
    await expect(list.getByRole('button', { name: 'The partner' })).toBeVisible()
    await layer(page, 'The partner\\?').focus()
    await page.keyboard.press('Control+d')
    await expect(said(page)).toHaveText('Text 4 added')
    await page.keyboard.press('Delete')
    await page.reload()
    await expect(field(page, 'The tempted one')).toHaveValue('The tempted one?')
    await page.getByLabel('Title').fill('Named')
    await page.getByRole('button', { name: 'Save to Gallery' }).click()
    await expectToast(page, 'Success')
    await page.goto('/dashboard')
    await editMeme(page, 'Named')
    for (const name of names) await expect(field(page, name)).toHaveValue(`${name}?`)
  })

  test('a text that another template has no place for is not drawn, and offered back', async ({
    page,
  }) => {
    await openEmptyEditor(page)
    await page.goto(`/create?template=${await idOf(page, 'Tempted While Taken')}`)
    await field(page, 'The temptation').fill('One')
    await field(page, 'The partner').fill('Two')
    await field(page, 'The tempted one').fill('An old label')
    await page.goto('/create?template=1')
    await expect(field(page, 'Top Text')).toHaveValue('One')
    await expect(field(page, 'Bottom Text')).toHaveValue('Two')
    await expect(field(page, 'Text 3')).toHaveValue('An old label')
    await expect(layer(page, 'Two')).toBeVisible()
    await expect(layer(page, 'An old label')).toHaveCount(0)
    await expect(canvasOf(page)).not.toHaveAccessibleName(/An old label/)
    await page.getByRole('button', { name: 'Add it to the picture' }).click()
    await expect(layer(page, 'An old label')).toBeVisible()
    await expect(canvasOf(page)).toHaveAccessibleName(/An old label/)
    await expect(page.getByRole('button', { name: 'Add it to the picture' })).toHaveCount(0)
  })

  test('Font Size slider: 16 to 72, step 1, default 32 (§5, §9)', async ({ page }) => {
    await openEmptyEditor(page)
    const slider = page.getByRole('slider', { name: 'Font Size' })
    await expect(slider).toHaveAttribute('min', '16')
    await expect(slider).toHaveAttribute('max', '72')
    await expect(slider).toHaveAttribute('step', '1')
    await expect(slider).toHaveValue('32')
    await slider.focus()
    for (const [key, value] of [
      ['ArrowRight', '33'],
      ['ArrowLeft', '32'],
      ['Home', '16'],
      ['ArrowLeft', '16'],
      ['End', '72'],
      ['ArrowRight', '72'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(slider).toHaveValue(value)
    }
    await expect(editor(page).getByText('72px')).toBeVisible()
  })

  test('Text Color: presets white, black, red, blue, yellow, green; white at first (§9)', async ({
    page,
  }) => {
    await openEditor(page)
    const presets = editor(page).getByRole('group', { name: 'Text Color' }).getByRole('radio')
    const names = await presets.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')))
    expect(names).toEqual(['White', 'Black', 'Red', 'Blue', 'Yellow', 'Green'])
    await expect(presets.first()).toBeChecked()
    await upload(page, plainPicture(400, 300))
    await expect(canvasOf(page)).toHaveJSProperty('width', 400)
    await page.getByLabel('Top Text', { exact: true }).fill('HHH')
    for (const [name, ...rgb] of [
      ['Black', 0, 0, 0],
      ['Red', 255, 0, 0],
      ['Blue', 0, 0, 255],
      ['Yellow', 255, 255, 0],
      ['Green', 0, 128, 0],
      ['White', 255, 255, 255],
    ] as const) {
      await presets.and(page.getByLabel(name, { exact: true })).check()
      const isWanted = (...color: readonly number[]) => color.join() === rgb.join()
      await expect.poll(async () => (await boxAround(page, isWanted)).top).toBeLessThan(52)
    }
  })

  test('Text Color: and any other color', async ({ page }) => {
    await openEditor(page)
    await upload(page, plainPicture(400, 300))
    await page.getByLabel('Top Text', { exact: true }).fill('HHH')
    await page.getByLabel('Any color').fill('#12fe98')
    const isWanted = (...color: readonly number[]) => color.join() === '18,254,152'
    await expect.poll(async () => (await boxAround(page, isWanted)).top).toBeLessThan(52)
    await expect(editor(page).getByRole('radio', { checked: true })).toHaveCount(0)
  })

  test('Title field (signed-in only)', async ({ page }) => {
    await page.goto('/create?template=1')
    await expect(page.getByRole('heading', { name: 'Sign Up Required' })).toBeVisible()
    await expect(page.getByLabel('Title')).toHaveCount(0)
    await openEditor(page)
    await expect(editor(page).getByLabel('Title')).toBeVisible()
  })

  test('buttons: Download Meme, Save to Gallery, Share Meme; they need an image (§5)', async ({
    page,
  }) => {
    await openEmptyEditor(page)
    for (const name of BUTTONS) await expect(page.getByRole('button', { name })).toBeDisabled()
    await upload(page, plainPicture(60, 60))
    for (const name of BUTTONS) await expect(page.getByRole('button', { name })).toBeEnabled()
  })

  test('placeholder text when there is no image, with a link', async ({ page }) => {
    await openEmptyEditor(page)
    await expect(
      editor(page).getByText('Upload an image or select a template to start'),
    ).toBeVisible()
    await expect(canvasOf(page)).toHaveCount(0)
    await editor(page).getByRole('link', { name: 'Browse Templates' }).click()
    await expect(page).toHaveURL('/gallery')
  })
})

test.describe('§9 what is drawn', () => {
  const isRed = (red: number, green: number, blue: number) => red > 200 && green < 60 && blue < 60

  test('text sits at font size + 20 from the top, and that far from the bottom', async ({
    page,
  }) => {
    await openEditor(page)
    await upload(page, plainPicture(640, 480))
    await expect(canvasOf(page)).toHaveJSProperty('width', 640)
    await page.getByRole('radio', { name: 'Red' }).check()
    for (const fontSize of [16, 32, 72]) {
      await test.step(`${fontSize}`, async () => {
        await page.getByLabel('Bottom Text', { exact: true }).fill('')
        await page.getByLabel('Font Size').fill(String(fontSize))
        await page.getByLabel('Top Text', { exact: true }).fill('HEH')
        await expect.poll(async () => (await boxAround(page, isRed)).bottom).toBe(fontSize + 20)
        await page.getByLabel('Top Text', { exact: true }).fill('')
        await page.getByLabel('Bottom Text', { exact: true }).fill('HEH')
        await expect
          .poll(async () => (await boxAround(page, isRed)).bottom)
          .toBe(480 - (fontSize + 20))
      })
    }
  })

  test('in bold Arial', async ({ page }) => {
    await openEditor(page)
    await upload(page, plainPicture(640, 480))
    await page.getByRole('radio', { name: 'Red' }).check()
    await page.getByLabel('Font Size').fill('72')
    await page.getByLabel('Top Text', { exact: true }).fill('l'.repeat(8))
    await expect.poll(async () => (await boxAround(page, isRed)).bottom).toBe(92)
    const { left, right } = await boxAround(page, isRed)
    // Arial's l is 0.278 em wide in bold, and 0.222 em in regular.
    expect(right - left).toBeGreaterThan(7 * 0.278 * 72)
    expect(right - left).toBeLessThan(8 * 0.278 * 72)
    const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family))
    expect(families.map((family) => family.replaceAll('"', ''))).toContain('Arial')
  })

  test('with a black outline of width 2: one pixel outside the letters', async ({ page }) => {
    await openEditor(page)
    await upload(page, plainPicture(640, 480))
    await page.getByRole('radio', { name: 'Red' }).check()
    await page.getByLabel('Top Text', { exact: true }).fill('HEH')
    const isBlack = (...color: readonly number[]) => Math.max(...color) < 30
    await expect.poll(async () => (await boxAround(page, isRed)).bottom).toBe(52)
    const [fill, outline] = [await boxAround(page, isRed), await boxAround(page, isBlack)]
    expect(outline.top).toBe(fill.top - 1)
    expect(outline.left).toBeLessThan(fill.left)
    expect(fill.left - outline.left).toBeLessThanOrEqual(2)
  })

  test("the watermark: the site's name, 3% of the width but 12 to 20, bottom-right with a 10 px margin", async ({
    page,
  }) => {
    await openEditor(page)
    for (const [width, height] of [
      [300, 300],
      [500, 400],
      [640, 480],
    ] as const) {
      await test.step(`${width}×${height}`, async () => {
        await upload(page, plainPicture(width, height))
        await expect(canvasOf(page)).toHaveJSProperty('width', width)
        const isMarked = (...color: readonly number[]) => color.join() !== '128,128,128'
        await expect.poll(async () => (await boxAround(page, isMarked)).right).toBeGreaterThan(0)
        const box = await boxAround(page, isMarked)
        // Its outline extends a little into the margin.
        expect(width - box.right).toBeGreaterThanOrEqual(8)
        expect(width - box.right).toBeLessThanOrEqual(11)
        expect(height - box.bottom).toBeGreaterThanOrEqual(8)
        expect(height - box.bottom).toBeLessThanOrEqual(11)
        const size = Math.min(20, Math.max(12, 0.03 * width))
        const textWidth = await widthOf(page, 'Memesmith', size)
        expect(Math.abs(box.right - box.left - textWidth)).toBeLessThan(2.5)
      })
    }
  })
})
