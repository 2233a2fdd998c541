/**
 * Makes the pictures of the installed app in `public/icons`: its icons, from the mark in
 * `public/favicon.svg`, and the screenshots that a browser shows before it installs the app.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { canvasOf } from '../e2e/support/editor.ts'
import { signUpByApi } from '../e2e/support/test-user.ts'
import { openTestPage } from './open-test-page.ts'

const PUBLIC = join(import.meta.dirname, '../public')

interface Icon {
  readonly name: string
  /** In px. */
  readonly size: number
  /**
   * For a system that cuts the icon into its own shape: the mark's margin, in units of the mark, whose
   * color fills the whole square. A maskable icon may lose all outside a circle of 80 % of its width.
   */
  readonly margin?: number
}

const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192 },
  { name: 'icon-512', size: 512 },
  { name: 'maskable-512', size: 512, margin: 10 },
  { name: 'apple-touch-icon', size: 180, margin: 4 },
]

await openTestPage(async (page) => {
  const mark = await readFile(join(PUBLIC, 'favicon.svg'), 'utf8')
  for (const icon of ICONS) await drawIcon(page, mark, icon)

  await signUpByApi(page)
  // The templates of an empty data folder are drawn first.
  await page.request.get('/api/templates', { timeout: 120_000 })
  await page.goto('/gallery')
  await page.getByRole('article').first().waitFor()
  await page.waitForFunction(() =>
    [...document.images].slice(0, 8).every((it) => it.complete && it.naturalWidth > 0),
  )
  await write('wide.jpg', await page.screenshot({ type: 'jpeg', quality: 80 }))

  const phone = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: new URL(page.url()).origin,
      storageState: await page.context().storageState(),
      viewport: { width: 360, height: 720 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
  const editor = await phone?.newPage()
  if (editor === undefined) throw new Error('expected a browser')
  await editor.goto('/create?template=1')
  await editor.getByLabel('Top Text', { exact: true }).fill('when it works')
  await editor.getByLabel('Bottom Text', { exact: true }).fill('at the first try')
  await canvasOf(editor).scrollIntoViewIfNeeded()
  await write('narrow.jpg', await editor.screenshot({ type: 'jpeg', quality: 80 }))
})

async function drawIcon(page: Page, mark: string, { name, size, margin }: Icon): Promise<void> {
  const svg = margin === undefined ? mark : withMargin(mark, margin)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px }</style>${svg}`,
  )
  await write(`${name}.png`, await page.screenshot({ omitBackground: true }))
  await page.setViewportSize({ width: 1280, height: 860 })
}

/** The mark on a square of its color that is larger on all sides. */
function withMargin(mark: string, margin: number): string {
  const side = 64 + 2 * margin
  const box = `viewBox="${-margin} ${-margin} ${side} ${side}"`
  const square = `<rect x="${-margin}" y="${-margin}" width="${side}" height="${side}"`
  const larger = mark
    .replace('viewBox="0 0 64 64"', box)
    .replace('<rect width="64" height="64" rx="14"', square)
  if (!larger.includes(box) || !larger.includes(square)) throw new Error('expected another mark')
  return larger
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await writeFile(join(PUBLIC, 'icons', file), bytes)
}
