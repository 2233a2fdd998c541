/** What a cover hides is nowhere to be had by others: no address of the meme has a pixel or a word of it. */
import {
  type AnimationFrame,
  FrameEncoder,
  readAnimation,
  stillOf,
  writeAnimation,
} from '@memesmith/animation'
import { readMp4 } from '@memesmith/animation/read-mp4'
import { ALL_CALLS, calls, type Meme } from '@memesmith/contract'
import { COVER_KINDS, type Layer, USUAL_CAPTION, USUAL_STICKER } from '@memesmith/meme-render'
import { pngChunks } from '@memesmith/png-encoder'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCanvas } from '../../render/canvas.ts'
import { decode } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let user: Client
let stranger: Client
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_GALLERY: 'open' })
  user = await test.signUp()
  await user.postJson(calls.changeHandle.path, { handle: 'hides' })
  stranger = await test.signUp()
})
afterAll(() => test.close())

const [WIDTH, HEIGHT] = [320, 240]
/** The secret: thin stripes of red and green, on blue. */
const SECRET = { left: 96, top: 72, width: 128, height: 60 }
const HIDDEN = {
  x: SECRET.left / WIDTH,
  y: SECRET.top / HEIGHT,
  width: SECRET.width / WIDTH,
  height: SECRET.height / HEIGHT,
  rotation: 0,
}

function drawSecret() {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d')
  context.fillStyle = '#2040c0'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  for (let x = 0; x < SECRET.width; x += 1) {
    context.fillStyle = x % 4 < 2 ? '#ff0000' : '#00ff00'
    context.fillRect(SECRET.left + x, SECRET.top, 1, SECRET.height)
  }
  return context.canvas
}

/** How many pixels are as red or as green as the secret, also after a lossy copy. */
function secretPixels({ data }: { readonly data: Uint8Array }): number {
  let count = 0
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0] = data.subarray(at, at + 2)
    if (Math.abs(red - green) > 90 && Math.max(red, green) > 110) count += 1
  }
  return count
}

const moving = (): Uint8Array => {
  const encoder = new FrameEncoder(WIDTH, HEIGHT)
  const frames: AnimationFrame[] = [0, 1].map((index) => {
    const pixels = new Uint32Array(drawSecret().data().slice().buffer)
    pixels.fill(0xff_00_00_00, 0, 40 + index)
    return encoder.encode(pixels, 100, index === 0)
  })
  return writeAnimation({ width: WIDTH, height: HEIGHT, plays: 0, frames })
}

const upload = async (file: Uint8Array): Promise<string> => (await user.upload(file)).json().url

async function save(customImageUrl: string, layers: readonly Layer[]): Promise<Meme> {
  const saved = await user.postJson(calls.createMeme.path, {
    customImageUrl,
    document: { version: 1, layers },
    isPublic: true,
  })
  expect(saved.statusCode, saved.body).toBe(201)
  return saved.json()
}

/** Every address that the contract has for a meme, by its share id or its id, and all that list memes of others. */
function addressesOf(meme: Meme): string[] {
  const shareId = meme.shareUrl.split('/').at(-1) ?? ''
  return Object.values(ALL_CALLS)
    .filter(({ method, path }) => method === 'GET' && /:shareId|\/memes\/:id/.test(path))
    .map(({ path }) => path.replace(':shareId', shareId).replace(':id', String(meme.id)))
    .concat(
      calls.listPublicMemes.path,
      calls.exploreAtom.path,
      calls.exploreJsonFeed.path,
      calls.personAtom.path.replace(':handle', 'hides'),
      calls.personJsonFeed.path.replace(':handle', 'hides'),
      `${calls.listPublicMemes.path}?person=hides`,
      calls.listPublicTags.path,
      calls.siteMap.path,
      calls.listMemes.path,
      `${calls.downloadArchive.path}?ids=${meme.id}`,
      `${calls.oembed.path}?url=${encodeURIComponent(meme.shareUrl)}`,
      `/explore`,
      `/u/hides`,
      `${calls.listPublicMemes.path}?q=${encodeURIComponent('the secret words')}`,
      meme.memeImageUrl,
      meme.thumbnailUrl,
      meme.animationUrl ?? [],
      meme.customImageUrl ?? [],
    )
}

/** The pixels of an answer that is a picture: of each frame of one that moves. */
async function picturesIn(bytes: Buffer, type: string): Promise<{ readonly data: Uint8Array }[]> {
  if (type.startsWith('video/')) return []
  if (!type.startsWith('image/')) return []
  const frames = readAnimation(bytes)?.frames ?? []
  return await Promise.all(
    frames.length > 0
      ? frames.map((frame) => decode(stillOf(frame) ?? Buffer.of()))
      : [decode(bytes)],
  )
}

async function expectNothingFor(reader: Client, meme: Meme): Promise<number> {
  let pictures = 0
  for (const address of addressesOf(meme)) {
    const { statusCode, headers, rawPayload } = await reader.get(address)
    if (statusCode !== 200) continue
    for (const picture of await picturesIn(rawPayload, String(headers['content-type']))) {
      pictures += 1
      expect(secretPixels(picture), address).toBe(0)
    }
    const text = rawPayload.toString('latin1')
    expect(text, address).not.toContain('the secret words')
    expect(text, address).not.toContain(meme.customImageUrl ?? 'no upload')
    if (headers['content-type'] === 'image/png') {
      const chunks = [...pngChunks(rawPayload)].map(({ type }) => type)
      expect(new Set(chunks), address).toEqual(new Set(['IHDR', 'IDAT', 'IEND']))
    }
  }
  return pictures
}

describe('a meme that hides a part of its picture', () => {
  it('is tested with a secret that could be seen', async () => {
    const url = await upload(await drawSecret().encode('png'))
    const meme = await save(url, [])
    const { rawPayload } = await test.visitor.get(meme.memeImageUrl)
    expect(secretPixels(await decode(rawPayload))).toBe(SECRET.width * SECRET.height)
    const jpeg = await test.visitor.get(meme.memeImageUrl.replace('.png', '.jpg'))
    expect(secretPixels(await decode(jpeg.rawPayload))).toBeGreaterThan(1000)
  })

  it.each(COVER_KINDS)('shows it to nobody else, at any address: %s', async (kind) => {
    const cover = { type: 'cover', kind, place: HIDDEN } as const
    const caption = { ...USUAL_CAPTION, fontSize: 20, color: '#ffffff' } as const
    const meme = await save(await upload(await drawSecret().encode('png')), [
      { ...caption, text: 'the secret words', place: HIDDEN },
      cover,
      { ...USUAL_STICKER, image: 'cloud', place: { ...HIDDEN, width: 0.05, height: 0.05 } },
    ])
    expect(await expectNothingFor(test.visitor, meme)).toBeGreaterThan(2)
    expect(await expectNothingFor(stranger, meme)).toBeGreaterThan(2)
    // The owner alone keeps the original, to edit it.
    const own = await user.get(meme.customImageUrl ?? '')
    expect(secretPixels(await decode(own.rawPayload))).toBeGreaterThan(1000)
    expect(meme.document.layers).toContainEqual(cover)
  })

  it.each(COVER_KINDS)(
    'shows nothing of what a brush of %s was drawn over either',
    async (kind) => {
      // To and fro over the secret, in a box that is larger.
      const brush = {
        points: [
          [0.1, 0.3],
          [0.9, 0.3],
          [0.9, 0.7],
          [0.1, 0.7],
        ],
        width: 0.3,
      }
      const place = { x: 0.2, y: 0.2, width: 0.6, height: 0.45, rotation: 0 }
      const caption = { ...USUAL_CAPTION, fontSize: 20, color: '#ffffff' } as const
      const meme = await save(await upload(await drawSecret().encode('png')), [
        { ...caption, text: 'the secret words', place: HIDDEN },
        { type: 'cover', kind, brush, place },
      ])
      expect(await expectNothingFor(test.visitor, meme)).toBeGreaterThan(2)
      expect(await expectNothingFor(stranger, meme)).toBeGreaterThan(2)
      // Beside the brush, the picture is as it was.
      const { rawPayload } = await test.visitor.get(meme.memeImageUrl)
      const { data } = await decode(rawPayload)
      expect([...data.subarray(0, 3)]).toEqual([0x20, 0x40, 0xc0])
      expect(meme.document.layers).toContainEqual({ type: 'cover', kind, brush, place })
    },
  )

  it('hides it in every frame and every copy of one that moves', async () => {
    const meme = await save(await upload(moving()), [
      { type: 'cover', kind: 'blur', place: HIDDEN },
    ])
    expect(await expectNothingFor(test.visitor, meme)).toBeGreaterThan(4)
    const gif = await test.visitor.get(meme.memeImageUrl.replace('.png', '.gif'))
    expect(secretPixels(await decode(gif.rawPayload))).toBe(0)
    const mp4 = await test.visitor.get(meme.memeImageUrl.replace('.png', '.mp4'))
    expect(readMp4(mp4.rawPayload).durations).toHaveLength(2)
  })

  it('is remixed as its finished picture, also on a template', async () => {
    const saved = await user.postJson(calls.createMeme.path, {
      templateId: 1,
      document: { layers: [{ type: 'cover', place: HIDDEN }] },
    })
    const shareId = saved.json().shareUrl.split('/').at(-1)
    const remix = await test.visitor.get(calls.getSharedMeme.path.replace(':shareId', shareId))
    expect(remix.json()).toMatchObject({ templateId: null, document: { layers: [] } })
  })

  it('is in an archive as its finished picture alone', async () => {
    const meme = await save(await upload(await drawSecret().encode('png')), [
      { type: 'cover', kind: 'pixels', place: HIDDEN },
    ])
    const archive = await user.get(`${calls.downloadArchive.path}?ids=${meme.id}`)
    const names = archive.rawPayload.toString('latin1')
    expect(archive.statusCode).toBe(200)
    expect(names).toContain(`pictures/${meme.id}.png`)
    expect(names).not.toContain('uploads/')
  })
})
