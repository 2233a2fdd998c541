/**
 * The preview against the stored picture. `FULL=1` compares the whole corpus; otherwise some 300
 * memes with each script, size, shape, font, sticker, angle and frame of it.
 */
import { execFile } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { picturePath, type Template } from '@memesmith/contract'
import { documentOfTexts, documentOfZones, type Meme, usualZones } from '@memesmith/meme-render'
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { isFull } from '../support/full-run.ts'
import { drawInBrowser, withOrientation } from '../support/photo.ts'
import { countDifferences } from '../support/pixels.ts'
import { signUpByApi } from '../support/test-user.ts'
import { buildHarness } from './build-harness.ts'
import { type Case, CORPUS, TEXTS } from './corpus.ts'
import { FONTS_CORPUS } from './fonts-corpus.ts'
import { GENERATED_CORPUS } from './generated-corpus.ts'
import { LAYERS_CORPUS } from './layers-corpus.ts'

const CASES = [...CORPUS, ...FONTS_CORPUS, ...LAYERS_CORPUS, ...GENERATED_CORPUS].filter(
  ({ onlyInFull }) => isFull || !onlyInFull,
)

/** Texts that an address must not lose. */
const ADDRESSED = [
  'Not sure if ~q, or just “so”?',
  `${TEXTS['all at once']}`,
  'a - b  c_d/e\\f & 100% #1',
  '',
  `${TEXTS['Arabic with marks']}\n${TEXTS['ZWJ sequences']}`,
]

/** The corpus in parts, each of which loads its fonts and pictures once. */
const PART = 50

// The content security policy would block the harness.
test.use({ bypassCSP: true })
// One worker: each one would build the harness.
test.describe.configure({ mode: 'default', timeout: 180_000 })

let harness: string
test.beforeAll(async () => {
  harness = await buildHarness()
})

async function openHarness(page: Page): Promise<void> {
  await signUpByApi(page)
  await page.goto('/dashboard')
  await page.addScriptTag({ content: harness, type: 'module' })
  await page.waitForFunction(() => 'compareMeme' in window)
}

for (let first = 0; first < CASES.length; first += PART) {
  const part = CASES.slice(first, first + PART)
  test(`the stored picture is identical to the preview in every pixel: ${part[0]?.name} … ${part.at(-1)?.name}`, async ({
    page,
  }, testInfo) => {
    await openHarness(page)
    // Memes of the same picture share its upload.
    const opened = new Map<string, number>()
    for (const one of part) {
      await test.step(one.name, async () => {
        const key = JSON.stringify(one.picture)
        const picture = opened.get(key) ?? (await openPicture(page, one.picture))
        opened.set(key, picture)
        const { differences, isBare, files } = await compareMeme(page, picture, one)
        if (files !== undefined) {
          const name = one.name.replaceAll(/[^\w]+/g, '-')
          await countDifferences(fromBase64(files.seen), fromBase64(files.stored), testInfo, name)
        }
        expect.soft(differences, one.name).toBe(0)
        // Also compare with the picture without captions: two blank pictures would be identical,
        // too.
        if (isLegible(one)) expect.soft(isBare, one.name).toBe(false)
      })
    }
  })
}

test('the picture at an address is identical to the preview of the same texts in every pixel', async ({
  page,
}) => {
  await openHarness(page)
  const templates: Template[] = await (await page.request.get('/api/templates')).json()
  const still = templates.filter(({ frames }) => frames === 1)
  // Each by day has other words, and each kind of place is among them.
  for (const [index, template] of still.filter((_, at) => isFull || at % 5 === 0).entries()) {
    const texts = template.layers.map((_, at) => ADDRESSED[(index + at) % ADDRESSED.length] ?? '')
    const address = picturePath(template.slug ?? '', texts, 'png')
    const meme = { document: documentOfZones(template.layers, texts), watermark: 'Memesmith' }
    const differences = await page.evaluate(
      ([template, meme, address]) => window.compareAddress(template, meme, address, ''),
      [template, meme, address] as const,
    )
    expect.soft(differences, address).toBe(0)
  }
})

test.describe('of an imported template with a style', () => {
  // Another server, because other tests count the templates.
  test.use({ serverEnv: { LOG_LEVEL: 'error' } })

  test('the picture at an address is identical to the preview, whatever its query changes', async ({
    page,
    server,
  }) => {
    await importStruggle(server.dataDir)
    await openHarness(page)
    const templates: Template[] = await (await page.request.get('/api/templates')).json()
    const [usual, styled] = ['ds', 'ds-maga'].map((slug) =>
      templates.find((template) => template.slug === slug),
    )
    if (usual === undefined || styled === undefined) throw new Error('expected two templates')
    expect(styled.imageUrl).not.toBe(usual.imageUrl)
    const texts = ['Not sure if ~q', 'oder 🎉 “so” 你好']
    const [zone] = usual.layers
    const [top] = usualZones('', '')
    if (zone === undefined || top === undefined) throw new Error('expected zones')
    const { font, color, outlineColor, uppercase } = zone
    const asked: Record<string, readonly [template: Template, layers: Template['layers']]> = {
      '': [usual, usual.layers],
      'style=maga': [styled, styled.layers],
      'color=red,00ff00&font=comic': [
        usual,
        usual.layers.map((layer, at) => ({
          ...layer,
          font: 'Comic',
          color: at === 0 ? '#ff0000' : '#00ff00',
        })),
      ],
      'layout=top': [usual, [{ ...top, font, color, outlineColor, uppercase }]],
    }
    const sizes = [
      'width=99',
      'width=1280',
      'height=200',
      'width=400&height=200',
      'width=200&height=400',
    ]
    for (const [query, [template, layers]] of Object.entries(asked)) {
      const lines = layers.length === 1 ? [texts.join('\n')] : texts
      const meme = { document: documentOfZones(layers, lines), watermark: 'Memesmith' }
      for (const size of ['', ...(query === '' || query.startsWith('style') ? sizes : [])]) {
        const search = [query, size].filter((part) => part !== '').join('&')
        const address = `${picturePath('ds', texts, 'png')}?${search}`
        const differences = await page.evaluate(
          ([template, meme, address, size]) => window.compareAddress(template, meme, address, size),
          [template, meme, address, size] as const,
        )
        expect.soft(differences, address).toBe(0)
      }
    }
  })
})

/** A template of memegen with a style, a turned text and a colored one. */
async function importStruggle(dataDir: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-memegen-'))
  await mkdir(join(folder, 'ds'))
  const config = [
    'name: Daily Struggle',
    'text:',
    '  - {anchor_x: 0.1, anchor_y: 0.05, scale_x: 0.4, scale_y: 0.3, angle: 15, style: none}',
    '  - {anchor_x: 0.5, anchor_y: 0.6, scale_x: 0.5, scale_y: 0.4, color: black, font: thin}',
  ]
  await writeFile(join(folder, 'ds', 'config.yml'), config.join('\n'))
  for (const [from, to] of [
    ['plain.jpg', 'default.jpg'],
    ['palette.png', 'maga.png'],
  ] as const) {
    await copyFile(join(import.meta.dirname, 'pictures', from), join(folder, 'ds', to))
  }
  await promisify(execFile)(process.execPath, ['src/cli/import-templates.ts', folder], {
    cwd: join(import.meta.dirname, '../../../api'),
    env: { ...process.env, DATA_DIR: dataDir },
  })
  await rm(folder, { recursive: true })
}

function compareMeme(page: Page, picture: number, one: Case) {
  const texts = {
    topText: one.top,
    bottomText: one.bottom,
    fontSize: one.fontSize,
    textColor: one.textColor,
  }
  const { frame, layers } = one
  const document = layers && { version: 1 as const, ...(frame && { frame }), layers }
  const meme: Meme = { document: document ?? documentOfTexts(texts), watermark: 'Memesmith' }
  return page.evaluate(([picture, input, meme]) => window.compareMeme(picture, input, meme), [
    picture,
    document ? { document } : texts,
    meme,
  ] as const)
}

async function openPicture(page: Page, picture: Case['picture']): Promise<number> {
  const source = 'drawn' in picture ? picture : await readSource(page, picture)
  return await page.evaluate((it) => window.openPicture(it), source)
}

async function readSource(page: Page, picture: Exclude<Case['picture'], { drawn: unknown }>) {
  if ('large' in picture) {
    const bytes = await drawInBrowser(page, picture.large, 2400, 1700)
    return { bytes: bytes.toString('base64'), type: picture.large }
  }
  const file = await readFile(join(import.meta.dirname, 'pictures', picture.file))
  const bytes =
    picture.orientation === undefined ? file : withOrientation(file, picture.orientation)
  const type = `image/${picture.file.split('.').at(-1)?.replace('jpg', 'jpeg')}`
  return { bytes: bytes.toString('base64'), type }
}

/** Whether a caption is visible: a text on a picture of more than a few pixels. */
function isLegible({ top, bottom, picture, layers = [] }: Case): boolean {
  const isTiny = 'drawn' in picture && Math.min(picture.width, picture.height) < 16
  const text = top + bottom + layers.map((layer) => ('text' in layer ? layer.text : '*')).join('')
  return text.trim() !== '' && !isTiny
}

const fromBase64 = (text: string): Buffer => Buffer.from(text, 'base64')
