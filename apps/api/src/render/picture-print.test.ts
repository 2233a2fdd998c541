/** No starter template, nor a meme on it, looks like another one; what is done to a copy does not matter. */
import { USUAL_CAPTION } from '@memesmith/meme-render'
import { starterTemplates } from '@memesmith/starter-templates'
import sharp from 'sharp'
import { beforeAll, expect, it } from 'vitest'
import { drawMeme } from './draw-meme.ts'
import { isLike, printOf, printsOf } from './picture-print.ts'
import { renderScene } from './render-scene.ts'

/** Every template at night; by day two, each of which is another one for the other. */
const templates = process.env.FULL ? starterTemplates : starterTemplates.slice(0, 2)

interface Drawn {
  readonly slug: string
  readonly blank: Buffer
  readonly meme: Buffer
  readonly otherMeme: Buffer
  /** Of the meme that was taken down. */
  readonly prints: Uint8Array
}

const drawn: Drawn[] = []
beforeAll(async () => {
  for (const { slug, scene } of templates) {
    const picture = await renderScene(scene)
    const draw = async (top: string, bottom: string) => {
      const caption = { ...USUAL_CAPTION, fontSize: 40, color: '#ffffff' } as const
      const layers = [
        { ...caption, text: top, place: 'top' },
        { ...caption, text: bottom, place: 'bottom' },
      ] as const
      const canvas = await drawMeme(picture, { document: { version: 1, layers }, watermark: '' })
      return await canvas.encode('png')
    }
    const meme = await draw('When the build is green', 'and nobody knows why')
    drawn.push({
      slug,
      blank: await draw('', ''),
      meme,
      otherMeme: await draw('Me, at three in the morning, explaining cats', 'My lamp'),
      prints: await printsOf(meme),
    })
  }
}, 1_200_000)

it('takes no template and no meme for another one', async () => {
  const wrong: string[] = []
  for (const { slug, ...pictures } of drawn) {
    for (const picture of [pictures.blank, pictures.meme, pictures.otherMeme]) {
      const print = await printOf(picture)
      for (const other of drawn) {
        if (other.slug !== slug && isLike(print, other.prints)) wrong.push(`${slug} ${other.slug}`)
      }
    }
  }
  expect(wrong).toEqual([])
}, 300_000)

/** Keeps so much of each side, from a place between its ends. */
const crop = async (picture: Buffer, share: number, place: number): Promise<Buffer> => {
  const { width, height } = await sharp(picture).metadata()
  const kept = { width: Math.round(width * share), height: Math.round(height * share) }
  const left = Math.floor((width - kept.width) * place)
  const top = Math.floor((height - kept.height) * (1 - place))
  return await sharp(picture)
    .extract({ left, top, ...kept })
    .jpeg({ quality: 80 })
    .toBuffer()
}

it.each<[string, (meme: Drawn) => Promise<Buffer>]>([
  ['a JPEG of low quality', ({ meme }) => sharp(meme).jpeg({ quality: 30 }).toBuffer()],
  ['a small WebP', ({ meme }) => sharp(meme).resize(240).webp({ quality: 50 }).toBuffer()],
  ['a mirrored one', ({ meme }) => sharp(meme).flop().jpeg().toBuffer()],
  ['a brighter one', ({ meme }) => sharp(meme).modulate({ brightness: 1.15 }).jpeg().toBuffer()],
  ['one with other captions', async ({ otherMeme }) => otherMeme],
  ['one without captions', async ({ blank }) => blank],
  ['a crop of 95 %', ({ meme }) => crop(meme, 0.95, 0.3)],
  ['a crop of 90 %', ({ meme }) => crop(meme, 0.9, 0.8)],
  [
    'a mirrored crop',
    async ({ meme }) =>
      sharp(await crop(meme, 0.92, 0.5))
        .flop()
        .toBuffer(),
  ],
  ['a crop with other captions', ({ otherMeme }) => crop(otherMeme, 0.92, 0.5)],
])('recognizes %s', async (how, change) => {
  const missed: string[] = []
  for (const meme of drawn) {
    if (!isLike(await printOf(await change(meme)), meme.prints)) missed.push(meme.slug)
  }
  // Of crops, a tenth may be missed: the whole picture and what is done to it never.
  const allowed = how.includes('crop') ? drawn.length / 10 : 0
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(allowed)
})
