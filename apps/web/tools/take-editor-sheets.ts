/**
 * Makes the sheets of what can be done in the editor, for the eye: bars, texts, drawings, hidden parts, bubbles and
 * looks, on a phone and on a desktop, in both themes.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { openSection, rectOf } from '../e2e/support/canvas.ts'
import { openEditor, readPreview } from '../e2e/support/editor.ts'
import { openTestPage } from './open-test-page.ts'
import { sheetOf } from './sheet-of.ts'

const FOLDER = join(import.meta.dirname, '../../../.github/screenshots')
/** Two Hard Choices. */
const TEMPLATE = '/create?template=9'
const THEMES = ['light', 'dark'] as const

const SHEETS = {
  'editor-on-a-phone': { viewport: { width: 390, height: 844 }, scale: 0.5, inRow: 7 },
  'editor-on-a-desktop': { viewport: { width: 1280, height: 860 }, scale: 0.45, inRow: 2 },
} as const

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** What is shown, and what shows it. */
const STATES: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await button(page, 'Bar').click()
    await page
      .getByLabel('Bar above', { exact: true })
      .last()
      .fill('My phone asks which of two updates it may install tonight')
    await page.keyboard.press('Tab')
  },
  async (page) => {
    await button(page, 'Add text').click()
    await page.keyboard.type('Choose wisely')
    await page.keyboard.press('Escape')
    await openSection(page, 'Text style')
    await page.getByLabel('Curve').fill('100')
    await page.getByLabel('Accent color', { exact: true }).check()
    await page.locator('.accent-words').getByText('wisely').click()
  },
  async (page) => {
    await button(page, 'Draw').click()
    await draw(page, 'Arrow', [0.5, 0.1], [0.3, 0.35])
    await draw(page, 'Ellipse', [0.62, 0.3], [0.95, 0.65])
    await draw(page, 'Highlighter', [0.1, 0.5], [0.3, 0.5])
  },
  async (page) => {
    await button(page, 'Blur').click()
    await page.locator('.cover-options').getByText('Pixels').click()
  },
  async (page) => {
    await button(page, 'Draw').click()
    await draw(page, 'Hide', [0.2, 0.4], [0.3, 0.46], [0.2, 0.5], [0.3, 0.55])
  },
  async (page) => {
    await button(page, 'Bubble').click()
    await page.keyboard.type('Can I have both?')
    await page.keyboard.press('Escape')
  },
  async (page) => {
    await openSection(page, 'Look')
    await page.locator('.look-presets').getByText('Deep fry').click()
  },
]

/** Draws with a tool from one point of the picture to another, in shares of it. */
async function draw(
  page: Page,
  tool: string,
  ...points: readonly (readonly [x: number, y: number])[]
): Promise<void> {
  await page.getByRole('radio', { name: tool }).check()
  const { left, top, width, height } = await rectOf(page.locator('.draw-surface'))
  for (const [index, [x, y]] of points.entries()) {
    await page.mouse.move(left + x * width, top + y * height, { steps: 4 })
    if (index === 0) await page.mouse.down()
  }
  await page.mouse.up()
}

await openTestPage(async (page) => {
  // The server draws its templates one after another.
  const isDrawn = async () => (await page.request.get('/api/templates/9')).ok()
  await expect.poll(isDrawn, { timeout: 60_000 }).toBe(true)
  await openEditor(page, TEMPLATE)
  for (const [name, { viewport, scale, inRow }] of Object.entries(SHEETS)) {
    await page.setViewportSize(viewport)
    const shots: Buffer[] = []
    const byTheme = new Map<string, Buffer[]>(THEMES.map((theme) => [theme, []]))
    for (const show of STATES) {
      await page.goto(TEMPLATE)
      await readPreview(page)
      await button(page, 'Reset').click()
      await show(page)
      await page.evaluate(() => {
        document.querySelector('.workbench')?.scrollIntoView()
        const looks = document.querySelector('.look-presets')
        if (looks === null) return
        looks.scrollIntoView({ block: 'end' })
        // The buttons at the bottom stay over it.
        window.scrollBy(0, document.querySelector('.editor-actions')?.clientHeight ?? 0)
      })
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await readPreview(page)
        const shot = await page.screenshot()
        byTheme.get(colorScheme)?.push(shot)
        shots.push(shot)
      }
    }
    // Themes are below each other where all states are in a row, and beside each other elsewhere.
    const ordered = inRow === STATES.length ? [...byTheme.values()].flat() : shots
    await writeFile(join(FOLDER, `${name}.webp`), await sheetOf(page, ordered, scale, inRow))
  }
})
