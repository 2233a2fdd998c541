import {
  BLANK_DOCUMENT,
  documentOfTexts,
  type MemeDocument,
  renderMeme,
} from '@memesmith/meme-render'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCanvas, loadImage } from '../../render/canvas.ts'
import { decode, makePicture } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

let test: TestApp
let user: Client
let templateId: number
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
  templateId = (await test.visitor.get('/api/templates')).json()[0].id
})
afterAll(() => test.close())

const uploaded = async (by = user): Promise<string> =>
  (await by.upload(await makePicture('png', 400, 300))).json().url

/** The library's pixels for the picture. */
async function drawn(file: Uint8Array, document: MemeDocument): Promise<Buffer> {
  const image = await loadImage(file)
  const { width, height } = image
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  renderMeme(context, { image, width, height }, { document, watermark: 'Memesmith' })
  return canvas.data()
}

describe('POST /api/memes', () => {
  it('draws a template with its captions, and saves the meme as not public', async () => {
    const response = await user.postJson('/api/memes', {
      title: '  My first  ',
      topText: 'top',
      bottomText: 'bottom',
      templateId,
      customImageUrl: null,
      memeImageUrl: null,
      isPublic: false,
    })
    expect(response.statusCode).toBe(201)
    const meme = response.json()
    expect(meme).toMatchObject({
      title: 'My first',
      topText: 'top',
      bottomText: 'bottom',
      templateId,
      customImageUrl: null,
      fontSize: 32,
      textColor: '#ffffff',
      isPublic: false,
      width: 640,
      height: 480,
    })
    expect(meme.memeImageUrl).toMatch(/^\/m\/[\w-]{22}\.png$/)
    expect(new Date(meme.createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it('stores exactly the library’s pixels', async () => {
    const url = await uploaded()
    const meme = (
      await user.postJson('/api/memes', {
        topText: 'What you see',
        bottomText: 'is what is stored',
        customImageUrl: url,
        fontSize: 40,
        textColor: '#ffff00',
      })
    ).json()
    const png = await decode((await test.visitor.get(meme.memeImageUrl)).rawPayload)

    const texts = { topText: 'What you see', bottomText: 'is what is stored' }
    const expected = await drawn(
      (await user.get(url)).rawPayload,
      documentOfTexts({ ...texts, fontSize: 40, textColor: '#ffff00' }),
    )
    expect(Buffer.compare(png.data, expected)).toBe(0)
  })

  it('renders the picture itself, whatever the client claims to have rendered', async () => {
    const claimed = await uploaded()
    const meme = (
      await user.postJson('/api/memes', { templateId, memeImageUrl: claimed, topText: 'x' })
    ).json()
    expect([meme.width, meme.height]).toEqual([640, 480])
  })

  it('§1 every meme carries a watermark: a finished meme that is uploaded gets only that', async () => {
    const url = await uploaded()
    const meme = (
      await user.postJson('/api/memes', { memeImageUrl: url, topText: 'ignored' })
    ).json()
    const png = await decode((await test.visitor.get(meme.memeImageUrl)).rawPayload)
    const upload = (await user.get(url)).rawPayload
    expect(Buffer.compare(png.data, await drawn(upload, BLANK_DOCUMENT))).toBe(0)
    expect(Buffer.compare(png.data, (await decode(upload)).data)).not.toBe(0)
  })

  it('§1 a picture that already has this server’s watermark gets no second one', async () => {
    const first = await test.visitor.get(
      (await user.postJson('/api/memes', { templateId, topText: 'x' })).json().memeImageUrl,
    )
    const memeImageUrl = `/api/images/${String(first.headers.etag).slice(1, -1)}`
    const again = (await user.postJson('/api/memes', { memeImageUrl })).json()
    const png = await decode((await test.visitor.get(again.memeImageUrl)).rawPayload)
    expect(Buffer.compare(png.data, (await decode(first.rawPayload)).data)).toBe(0)
  })

  it.each(['', '   ', '\0', undefined])(
    'names a meme with the title %j Untitled Meme',
    async (title) => {
      expect((await user.postJson('/api/memes', { templateId, title })).json().title).toBe(
        'Untitled Meme',
      )
    },
  )
})

describe('a meme that can’t be made', () => {
  const refused: [string, unknown, number, string][] = [
    ['broken JSON', '{"title":', 400, 'The request body is not valid JSON.'],
    [
      'no picture',
      { topText: 'hi' },
      400,
      'A meme needs a picture: give templateId, customImageUrl or memeImageUrl.',
    ],
    ['a number as title', { title: 5 }, 400, 'title must be a string.'],
    ['a text as template', { templateId: 'one' }, 400, 'templateId must be a whole number.'],
    [
      'a long title',
      { title: 'x'.repeat(201) },
      400,
      'title must be at most 200 characters, got 201.',
    ],
    [
      'a long top text',
      { topText: 'x'.repeat(501) },
      400,
      'topText must be at most 500 characters, got 501.',
    ],
    [
      'a long bottom text',
      { bottomText: 'x'.repeat(501) },
      400,
      'bottomText must be at most 500 characters, got 501.',
    ],
    ['a size of 15', { fontSize: 15 }, 400, 'fontSize must be at least 16.'],
    ['a size of 73', { fontSize: 73 }, 400, 'fontSize must be at most 72.'],
    ['no color', { textColor: 'reddish' }, 400, 'textColor must be a color like #ffffff.'],
    ['an unknown template', { templateId: 999 }, 404, 'There is no such template.'],
    [
      'a remote picture',
      { customImageUrl: 'https://example.com/cat.png' },
      404,
      'There is no such image among your uploads.',
    ],
    [
      'an unknown picture',
      { customImageUrl: `/api/images/${'x'.repeat(22)}` },
      404,
      'There is no such image among your uploads.',
    ],
  ]

  it.each(refused)('%s', async (_what, body, status, message) => {
    const before = (await user.get('/api/memes')).json().length
    const response = await user.postJson('/api/memes', body)
    expect([response.statusCode, response.json().message]).toEqual([status, message])
    expect((await user.get('/api/memes')).json()).toHaveLength(before)
  })

  it("should not be made from another user's upload", async () => {
    const other = await test.signUp()
    const response = await user.postJson('/api/memes', { customImageUrl: await uploaded(other) })
    expect([response.statusCode, response.json().code]).toEqual([404, 'image_not_found'])
  })

  it('is refused for a visitor', async () => {
    const response = await test.visitor.postJson('/api/memes', { templateId })
    expect([response.statusCode, response.json().message]).toEqual([401, 'Unauthorized'])
  })
})

describe('the collection', () => {
  it('lists the newest first, and only the user’s own', async () => {
    const owner = await test.signUp()
    for (const title of ['one', 'two', 'three'])
      await owner.postJson('/api/memes', { templateId, title })
    const titles = (await owner.get('/api/memes'))
      .json()
      .map((meme: { title: string }) => meme.title)
    expect(titles).toEqual(['three', 'two', 'one'])
  })

  it('deletes a meme, its picture and its link', async () => {
    const meme = (await user.postJson('/api/memes', { customImageUrl: await uploaded() })).json()
    expect((await user.get(meme.thumbnailUrl)).statusCode).toBe(200)
    const response = await user.send({ method: 'DELETE', url: `/api/memes/${meme.id}` })
    expect([response.statusCode, response.body]).toEqual([204, ''])
    for (const url of [meme.memeImageUrl, meme.shareUrl, meme.thumbnailUrl, meme.customImageUrl]) {
      expect((await user.get(url)).statusCode).toBe(404)
    }
  })

  it('keeps a source that another meme uses', async () => {
    const customImageUrl = await uploaded()
    const first = (await user.postJson('/api/memes', { customImageUrl })).json()
    await user.postJson('/api/memes', { customImageUrl })
    await user.send({ method: 'DELETE', url: `/api/memes/${first.id}` })
    expect((await user.get(customImageUrl)).statusCode).toBe(200)
  })

  it("should not delete another user's meme", async () => {
    const meme = (await user.postJson('/api/memes', { templateId })).json()
    const other = await test.signUp()
    const response = await other.send({ method: 'DELETE', url: `/api/memes/${meme.id}` })
    expect([response.statusCode, response.json().code]).toEqual([404, 'meme_not_found'])
    expect((await test.visitor.get(meme.memeImageUrl)).statusCode).toBe(200)
  })

  it.each(['abc', '0', '-1', '1.5'])('explains that %j is not an id', async (id) => {
    const response = await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'id must be a whole number from 1.',
    ])
  })
})
