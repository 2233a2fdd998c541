import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentOfTexts, type Meme } from '@memesmith/meme-render'
import type { Page } from 'playwright/test'
import { build } from 'vite'
import { expect, test } from '../support/fixtures.ts'
import { drawInBrowser, withOrientation } from '../support/photo.ts'
import { countDifferences, isSamePicture } from '../support/pixels.ts'
import { signUp } from '../support/sign-up.ts'
import { type Case, CORPUS } from './corpus.ts'

/** The corpus in parts, so that workers share it and a failure names few cases. */
const PART = 20

// No traces and screenshots of hundreds of pictures: a failing case writes its own files. The
// content security policy would block the harness.
test.use({ trace: 'off', screenshot: 'off', bypassCSP: true })
test.setTimeout(180_000)

let harness: string
test.beforeAll(async () => {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, 'harness.ts'), formats: ['es'] },
    },
  })
  const [bundle] = Array.isArray(output) ? output : []
  const [chunk] = bundle?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('expected the harness to be built')
  harness = chunk.code
})

for (let first = 0; first < CORPUS.length; first += PART) {
  const part = CORPUS.slice(first, first + PART)
  test(`the stored picture is identical to the preview in every pixel: ${part[0]?.name} … ${part.at(-1)?.name}`, async ({
    page,
  }, testInfo) => {
    await signUp(page, `exact${first}-${Date.now()}@example.com`, '/dashboard')
    await page.addScriptTag({ content: harness, type: 'module' })
    await page.waitForFunction(() => 'makeMeme' in window)
    for (const one of part) {
      await test.step(one.name, async () => {
        const { seen, stored, bare } = await makeBoth(page, one)
        const name = one.name.replaceAll(/[^\w]+/g, '-')
        expect.soft(await countDifferences(seen, stored, testInfo, name), one.name).toBe(0)
        // Also compare with the picture without captions: two blank pictures would be identical,
        // too.
        if (isLegible(one)) expect.soft(isSamePicture(seen, bare), one.name).toBe(false)
      })
    }
  })
}

async function makeBoth(page: Page, one: Case) {
  const texts = {
    topText: one.top,
    bottomText: one.bottom,
    fontSize: one.fontSize,
    textColor: one.textColor,
  }
  const document = one.layers && { version: 1 as const, layers: one.layers }
  const meme: Meme = { document: document ?? documentOfTexts(texts), watermark: 'Memesmith' }
  const { bytes, type } = await sourceOf(page, one.picture)
  const made = await page.evaluate(
    ([picture, type, meme]) => window.makeMeme(picture, type, meme),
    [bytes.toString('base64'), type, meme] as const,
  )
  const upload = await page.request.post('/api/upload', {
    multipart: {
      image: {
        name: 'meme.png',
        mimeType: 'image/png',
        buffer: Buffer.from(made.upload, 'base64'),
      },
    },
  })
  const { url } = await upload.json()
  const saved = await page.request.post('/api/memes', {
    data: { ...(document ? { document } : texts), customImageUrl: url },
  })
  const { memeImageUrl } = await saved.json()
  const stored = await (await page.request.get(memeImageUrl)).body()
  return { seen: Buffer.from(made.seen, 'base64'), bare: Buffer.from(made.bare, 'base64'), stored }
}

async function sourceOf(page: Page, picture: Case['picture']) {
  if ('drawn' in picture) {
    const { drawn, width, height } = picture
    const base64 = await page.evaluate(
      ([kind, width, height]) => window.drawPicture(kind, width, height),
      [drawn, width, height] as const,
    )
    return { bytes: Buffer.from(base64, 'base64'), type: 'image/png' }
  }
  if ('large' in picture) {
    return { bytes: await drawInBrowser(page, picture.large, 2400, 1700), type: picture.large }
  }
  const file = await readFile(join(import.meta.dirname, 'pictures', picture.file))
  const bytes =
    picture.orientation === undefined ? file : withOrientation(file, picture.orientation)
  return { bytes, type: `image/${picture.file.split('.').at(-1)?.replace('jpg', 'jpeg')}` }
}

/** Whether a caption is visible: a text on a picture of more than a few pixels. */
function isLegible({ top, bottom, picture, layers = [] }: Case): boolean {
  const isTiny = 'drawn' in picture && Math.min(picture.width, picture.height) < 16
  return (top + bottom + layers.map(({ text }) => text).join('')).trim() !== '' && !isTiny
}
