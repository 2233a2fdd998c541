import {
  type MemeDocument,
  renderMeme,
  type Sticker,
  USUAL_CAPTION,
  USUAL_STICKER,
} from '@memesmith/meme-render'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { createCanvas, loadImage } from '../../../render/canvas.ts'
import { createDatabaseStorage } from '../../../storage/image-storage.ts'
import { makeMoving } from '../../../testing/animations.ts'
import { decode, makePicture } from '../../../testing/pictures.ts'
import { type Client, PASSWORD, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepImages, UNUSED_UPLOAD_MS } from '../../images/sweep-images.ts'
import { readStickers, stickerSourcesOf } from './stickers.ts'

let test: TestApp
let user: Client
/** A second connection, like an operator's command. */
let db: Db
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
  db = await test.connect()
})
afterAll(async () => {
  await db.destroy()
  await test.close()
})

const BOX = { x: 0.1, y: 0.2, width: 0.5, height: 0.4, rotation: 0 }
const sticker = (image: string, changes: Partial<Sticker> = {}): Sticker => ({
  ...USUAL_STICKER,
  image,
  place: BOX,
  ...changes,
})
const documentOf = (...layers: MemeDocument['layers']): MemeDocument => ({ version: 1, layers })

const upload = async (client = user, width = 60): Promise<string> =>
  (await client.upload(await makePicture('png', width, 40))).json().url

const save = (document: MemeDocument, client = user) =>
  client.postJson('/api/memes', { templateId: 1, document })

const statusOf = async (url: string, client = user) => (await client.get(url)).statusCode

/** Sweeps as if unused uploads had been kept for long enough. */
const sweep = () => sweepImages(db, Date.now() + UNUSED_UPLOAD_MS + 1)

describe('a meme with stickers', () => {
  it('stores exactly the library’s pixels', async () => {
    const own = await upload()
    const document = documentOf(
      sticker('fire', { place: { ...BOX, rotation: 90 } }),
      sticker(own, { place: { ...BOX, x: 0.6, rotation: -33 }, opacity: 0.5 }),
      { ...USUAL_CAPTION, text: 'between', place: BOX, fontSize: 'fit', color: '#ffffff' },
      sticker('fire', { flipped: true, place: { ...BOX, x: -0.2, y: 0.7 } }),
    )
    const response = await save(document)
    expect(response.statusCode).toBe(201)
    expect(response.json().document).toEqual(document)
    const stored = await decode((await user.get(response.json().memeImageUrl)).rawPayload)

    const load = async (url: string) => {
      const image = await loadImage((await user.get(url)).rawPayload)
      return { image, width: image.width, height: image.height }
    }
    const template = (await user.get('/api/templates/1')).json()
    const source = await load(template.imageUrl)
    const images = new Map([
      ['fire', await load('/api/stickers/fire/picture')],
      [own, await load(own)],
    ])
    const context = createCanvas(source.width, source.height).getContext('2d')
    renderMeme(context, source, { document, watermark: 'Memesmith' }, images)
    expect(Buffer.compare(stored.data, context.canvas.data())).toBe(0)
    renderMeme(context, source, { document, watermark: 'Memesmith' })
    expect(Buffer.compare(stored.data, context.canvas.data())).not.toBe(0)
  })

  it('stores the names of emoji', async () => {
    const meme = (await save(documentOf(sticker('👋🏽'), sticker('Fire')))).json()
    expect(meme.document.layers).toMatchObject([
      { image: 'waving hand: medium skin tone' },
      { image: 'fire' },
    ])
  })

  it('and nothing else has a thumbnail, a share page and a picture', async () => {
    const meme = (await save(documentOf(sticker('fire')))).json()
    expect(meme).toMatchObject({ topText: '', bottomText: '' })
    for (const url of [meme.thumbnailUrl, meme.shareUrl, meme.memeImageUrl]) {
      expect(await statusOf(url)).toBe(200)
    }
    const page = (await user.get(meme.shareUrl)).payload
    expect(page).toContain('A meme: Untitled Meme')
  })

  it('can be remixed if all of them are emoji', async () => {
    const remixOf = async (document: MemeDocument) => {
      const { shareUrl } = (await save(document)).json()
      return (await user.get(shareUrl.replace('/m/', '/api/share/'))).json()
    }
    const document = documentOf(sticker('fire'))
    expect(await remixOf(document)).toMatchObject({ document, templateId: 1 })
    const closed = await remixOf(documentOf(sticker('fire'), sticker(await upload())))
    expect(closed).toMatchObject({ document: { layers: [] }, templateId: null })
  })
})

describe('a sticker is rejected with its field', () => {
  const NAME_IT = 'must be an emoji, its English name, or the URL of one of your uploads.'

  it.each(['no such emoji', '😂😂', 'https://example.com/cat.png', '/api/images/short'])(
    'for %s',
    async (image) => {
      const response = await save(documentOf(sticker('fire'), sticker(image)))
      expect([response.statusCode, response.json().message]).toEqual([
        400,
        `document.layers.1.image ${NAME_IT}`,
      ])
    },
  )

  it('for an upload of another user, or one that does not exist', async () => {
    const other = await upload(await test.signUp())
    for (const image of [other, `/api/images/${'x'.repeat(22)}`]) {
      const { statusCode, json } = await save(documentOf(sticker('fire'), sticker(image)))
      expect([statusCode, json().code, json().message]).toEqual([
        400,
        'invalid_request',
        'document.layers.1.image: there is no such image among your uploads.',
      ])
    }
  })

  it('for more pixels than are decoded at once', async () => {
    const large = await makePicture('png', 1280, 1280)
    const urls = [await upload()]
    for (let count = 0; count < 4; count += 1) urls.push((await user.upload(large)).json().url)
    const many = await save(documentOf(...urls.map((url) => sticker(url))))
    expect([many.statusCode, many.json().message]).toEqual([
      400,
      'document must have uploads of at most 6553600 pixels in total as stickers, got 6556000.',
    ])
    const most = urls.slice(1).map((url) => sticker(url))
    expect((await save(documentOf(...most))).statusCode).toBe(201)
    const same = urls.map(() => sticker(urls[1] ?? ''))
    expect((await save(documentOf(...same))).statusCode).toBe(201)
  })

  it('for more than can be drawn in time', async () => {
    const huge = { x: -1, y: -1, width: 3, height: 3, rotation: 33 }
    const layers = Array.from({ length: 9 }, () => sticker('fire', { place: huge }))
    const response = await save(documentOf(...layers))
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'document must have stickers and covers that cover the picture at most 8 times in total, got 9.0.',
    ])
    expect((await save(documentOf(...layers.slice(1)))).statusCode).toBe(201)
  })
})

describe('an upload that is a sticker', () => {
  it('stays while a meme uses it', async () => {
    const [used, shared, unused] = [await upload(), await upload(), await upload()]
    const both = (await save(documentOf(sticker(used), sticker(shared)))).json()
    const one = (await save(documentOf(sticker(shared)))).json()
    await sweep()
    expect(await Promise.all([used, shared, unused].map((url) => statusOf(url)))).toEqual([
      200, 200, 404,
    ])

    await user.send({ method: 'DELETE', url: `/api/memes/${both.id}` })
    expect([await statusOf(used), await statusOf(shared)]).toEqual([404, 200])
    await user.send({ method: 'DELETE', url: `/api/memes/${one.id}` })
    expect(await statusOf(shared)).toBe(404)
  })

  it('is removed when its meme is drawn without it', async () => {
    const [before, after] = [await upload(), await upload()]
    const { id } = (await save(documentOf(sticker(before), sticker(after)))).json()
    const replace = (document: MemeDocument) =>
      user.send({ method: 'PUT', url: `/api/memes/${id}`, payload: { templateId: 1, document } })
    expect((await replace(documentOf(sticker(after)))).statusCode).toBe(200)
    expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200])
    await sweep()
    expect(await statusOf(after)).toBe(200)
  })

  it('is the first frame of an animation, and no more of it is in memory', async () => {
    const url = (await user.upload(makeMoving({ frames: 40 }))).json().url
    const { stickers } = await readStickers(documentOf(sticker(url)))
    const sources = stickerSourcesOf(stickers, createDatabaseStorage(db))
    const first = (await sources[0]?.read()) ?? Buffer.alloc(0)
    const whole = (await user.get(url)).rawPayload
    expect(first.length).toBeLessThan(whole.length / 10)
    expect((await decode(first)).data).toEqual((await decode(whole)).data)
    expect((await save(documentOf(sticker(url)))).statusCode).toBe(201)
  })

  it('may be the picture of the meme, too', async () => {
    const customImageUrl = await upload()
    const body = { customImageUrl, document: documentOf(sticker(customImageUrl)) }
    const { id } = (await user.postJson('/api/memes', body)).json()
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect(await statusOf(customImageUrl)).toBe(404)
  })

  it('is removed with the account', async () => {
    const leaving = await test.signUp()
    const url = await upload(leaving)
    expect((await save(documentOf(sticker(url)), leaving)).statusCode).toBe(201)
    await leaving.postJson('/api/account/delete', { confirmation: PASSWORD })
    await expect.poll(() => statusOf(url)).toBe(404)
    const rows = await db.selectFrom('stickerImages').select('imageId').execute()
    expect(rows.map(({ imageId }) => url.endsWith(imageId))).not.toContain(true)
  })
})
