/**
 * Takes pictures of every page in languages, themes and widths, for the eye: those of a page are beside each
 * other on a sheet, in the order of the languages. Settings choose less, or other languages:
 * `LANGUAGES=de,ar STATES=editor,admin DEVICES=phone THEMES=dark OUT=folder`.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLanguage, type Language } from '@memesmith/languages'
import type { Page } from 'playwright/test'
import { FULL_SITE, type FullSite, fillSite, type Viewer } from '../e2e/support/full-site.ts'
import { openState, PAGE_STATES } from '../e2e/support/page-states.ts'
import { sayIn } from '../e2e/support/say-in.ts'
import { openTestPage } from './open-test-page.ts'
import { sheetOf } from './sheet-of.ts'

const { env } = process
const chosen = (value: string | undefined, all: string) => (value ?? all).split(',')
const OUT = env.OUT ?? 'language-sheets'
const TAGS = chosen(env.LANGUAGES, 'de,ar,hi,ja').filter(isLanguage)
const THEMES = (['light', 'dark'] as const).filter((theme) =>
  chosen(env.THEMES, 'light,dark').includes(theme),
)
const STATES = PAGE_STATES.filter(({ name }) =>
  chosen(env.STATES, '').some((start) => name.startsWith(start)),
)

/** Pictures end at a height: long lists and texts go on as they begin. */
const DEVICES = [
  { device: 'phone', width: 360, height: 740, maxHeight: 2600, inRow: TAGS.length, scale: 1 },
  { device: 'desktop', width: 1440, height: 900, maxHeight: 1800, inRow: 2, scale: 0.55 },
] as const

type Device = (typeof DEVICES)[number]

/** By state, device and theme. */
const shots = new Map<string, Buffer[]>()

/** Takes pictures of what somebody sees in a language. */
async function takeAll(
  site: FullSite,
  language: Language,
  viewer: Viewer,
  device: Device,
): Promise<void> {
  const say = await sayIn(language)
  const { width, height } = device
  const context = await site.open(viewer, language, {
    viewport: { width, height },
    hasTouch: device.device === 'phone',
  })
  for (const state of STATES.filter((each) => each.viewer === viewer)) {
    const page = await context.newPage()
    try {
      await openState(state, page, site, say)
    } catch (error) {
      // What is there may show why.
      process.stdout.write(`${state.name} ${language} ${device.device}: ${String(error)}\n`)
    }
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme })
      const name = `${state.name}-${device.device}-${theme}`
      shots.set(name, [...(shots.get(name) ?? []), await shotOf(page, device)])
    }
    await page.close()
  }
  await context.close()
}

/** The page, with what is fixed where it is in a window. */
async function shotOf(page: Page, { width, height, maxHeight }: Device): Promise<Buffer> {
  const isOpen = (await page.locator('dialog[open], [role=menu], .toast').count()) > 0
  if (isOpen) return await page.screenshot()
  const whole = await page.evaluate(() => document.documentElement.scrollHeight)
  const clip = { x: 0, y: 0, width, height: Math.max(height, Math.min(whole, maxHeight)) }
  return await page.screenshot({ fullPage: true, clip })
}

await mkdir(OUT, { recursive: true })
await openTestPage(async (page, server) => {
  const browser = page.context().browser()
  if (browser === null) throw new Error('expected a browser')
  // The answer comes when all templates are drawn.
  await fetch(new URL('/api/templates', server.url))
  const site = await fillSite(browser, server)
  for (const device of DEVICES) {
    if (!chosen(env.DEVICES, 'phone,desktop').includes(device.device)) continue
    for (const viewer of new Set(STATES.map((state) => state.viewer))) {
      for (const language of TAGS) await takeAll(site, language, viewer, device)
      for (const [name, pictures] of shots) {
        const sheet = await sheetOf(page, pictures, device.scale, device.inRow)
        await writeFile(join(OUT, `${name}.webp`), sheet)
      }
      const count = [...shots.values()].flat().length
      process.stdout.write(`${count} pictures of what a ${viewer} sees on a ${device.device}\n`)
      shots.clear()
    }
  }
}, FULL_SITE)
