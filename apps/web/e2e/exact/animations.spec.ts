/**
 * Every frame of an animation: as Chromium decodes the file, in the preview, and as it is stored.
 * `ANIMATIONS=40` compares the whole corpus.
 */
import { makeAnimation, makeTwoColors } from '@memesmith/animation/testing'
import { picturePath, type Template } from '@memesmith/contract'
import {
  DEFAULT_BUBBLE,
  documentOfTexts,
  documentOfZones,
  type Meme,
  STROKE_KINDS,
  USUAL_CAPTION,
} from '@memesmith/meme-render'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { signUpByApi } from '../support/test-user.ts'
import { buildHarness } from './build-harness.ts'

const COUNT = Number(process.env.ANIMATIONS ?? 4)

test.use({ bypassCSP: true })
// One worker: each one would build the harness.
test.describe.configure({ mode: 'default' })

let harness: string
test.beforeAll(async () => {
  harness = await buildHarness()
})

const { layers } = documentOfTexts({ topText: 'WAIT', bottomText: 'for it', fontSize: 16 })
const spans = [{ from: 0.3, to: 0.7 }, { from: 0.5 }]
const bar = { ...USUAL_CAPTION, text: 'When it moves', place: 'above', fontSize: 14 } as const
const LINE = [
  [0, 0],
  [0.4, 0.9],
  [1, 0.3],
]
const ENDS = [
  [0, 1],
  [1, 0.2],
]
/** With layers of every kind but stickers, some of which are there for a part of the time. */
const meme: Meme = {
  document: {
    version: 1,
    layers: [
      ...layers.map((layer, at) => ({ ...layer, ...spans[at] })),
      {
        type: 'cover',
        kind: 'blur',
        place: { x: 0.2, y: 0.2, width: 0.5, height: 0.4, rotation: 12 },
      },
      {
        type: 'cover',
        kind: 'pixels',
        brush: { points: LINE, width: 0.2 },
        place: { x: 0.5, y: 0.1, width: 0.4, height: 0.6, rotation: 0 },
      },
      {
        type: 'look',
        contrast: 40,
        warmth: 30,
        sharpen: 50,
        place: { x: 0, y: 0, width: 1, height: 1, rotation: 0 },
      },
      ...STROKE_KINDS.map((kind, at) => ({
        type: 'stroke' as const,
        kind,
        points: kind === 'pen' || kind === 'highlighter' ? LINE : ENDS,
        color: '#ff3060',
        width: 3,
        outlineColor: '#ffffff',
        place: { x: 0.15 * at, y: 0.3, width: 0.3, height: 0.4, rotation: 20 * at },
        ...(at % 2 === 1 && { from: 0.4 }),
      })),
      {
        ...USUAL_CAPTION,
        text: 'so?',
        fontSize: 'fit',
        color: '#000000',
        outlineWidth: 0,
        bubble: DEFAULT_BUBBLE,
        place: { x: 0.1, y: 0.5, width: 0.4, height: 0.3, rotation: 0 },
        to: 0.6,
      },
      { ...bar, color: '#000000', from: 0.2 },
    ],
  },
  watermark: 'Memesmith',
}

async function openHarness(page: Page): Promise<void> {
  await signUpByApi(page)
  await page.goto('/dashboard')
  await page.addScriptTag({ content: harness, type: 'module' })
  await page.waitForFunction(() => 'compareAnimation' in window)
}

test(`${COUNT} animations: every frame of the preview equals the stored frame`, async ({
  page,
}) => {
  test.setTimeout(60_000 + COUNT * 15_000)
  await openHarness(page)
  const corpus = Array.from({ length: COUNT }, (_, index) => makeAnimation(index))
  for (const { name, file, type, delays } of [makeTwoColors(), ...corpus]) {
    const source = { bytes: Buffer.from(file).toString('base64'), type }
    const result = await page.evaluate(([source, meme]) => window.compareAnimation(source, meme), [
      source,
      meme,
    ] as const)
    const shown = delays.map((delay) => (delay <= 10 ? 100 : delay))
    const { decoded, stored, poster, durations } = result
    expect.soft({ decoded, stored, poster }, name).toEqual({ decoded: [], stored: [], poster: 0 })
    expect.soft(durations, name).toEqual([shown, shown])
  }
})

test('a starter template that moves, which is lossy: the preview equals the stored frames, and those at its address', async ({
  page,
}) => {
  await openHarness(page)
  const templates: Template[] = await (await page.request.get('/api/templates')).json()
  const template = templates.find(({ frames }) => frames > 1)
  if (template === undefined) throw new Error('expected a template that moves')
  const { decoded, stored, poster } = await page.evaluate(
    ([source, meme]) => window.compareAnimation(source, meme),
    [{ template }, meme] as const,
  )
  expect({ decoded, stored, poster }).toEqual({ decoded: [], stored: [], poster: 0 })

  const texts = ['WAIT', 'for it']
  const document = documentOfZones(template.layers, texts)
  const address = picturePath(template.slug ?? '', texts, '').slice(0, -'.'.length)
  const addressed = await page.evaluate(
    ([source, meme, address]) => window.compareAnimation(source, meme, address),
    [{ template }, { ...meme, document }, address] as const,
  )
  expect(addressed).toMatchObject({ decoded: [], stored: [], poster: 0 })
})
