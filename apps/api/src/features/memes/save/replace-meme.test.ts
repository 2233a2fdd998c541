import { MINUTE_MS } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../../database/schema.ts'
import { makePicture } from '../../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { purgeDeleted } from '../bin/purge-deleted.service.ts'

let test: TestApp
let user: Client
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

const uploaded = async (width = 400): Promise<string> =>
  (await user.upload(await makePicture('png', width, 300))).json().url

const save = async (body: object) => (await user.postJson('/api/memes', body)).json()
const put = (id: number, body: unknown, by = user) =>
  by.send({ method: 'PUT', url: `/api/memes/${id}`, payload: Object(body) })
const rename = (id: number, body: unknown, by = user) =>
  by.send({ method: 'PATCH', url: `/api/memes/${id}`, payload: Object(body) })
const remove = (id: number) => user.send({ method: 'DELETE', url: `/api/memes/${id}` })
const stored = async (id: number) => (await user.get(`/api/memes/${id}`)).json()

const pathOf = (url: string) => url.split('?')[0]
const imageIdsOf = async (ownerId: number) =>
  (await db.selectFrom('images').select('id').where('ownerId', '=', ownerId).execute()).map(
    ({ id }) => id,
  )

describe('PUT /api/memes/{id}', () => {
  it('replaces the drawing, and keeps the id, the links and the date', async () => {
    const before = await save({ templateId: 1, topText: 'one', title: 'First', isPublic: true })
    const response = await put(before.id, {
      customImageUrl: await uploaded(),
      title: ' Second ',
      bottomText: 'two',
      fontSize: 40,
    })
    expect(response.statusCode).toBe(200)
    const after = response.json()
    expect(after).toMatchObject({
      id: before.id,
      title: 'Second',
      topText: '',
      bottomText: 'two',
      fontSize: 40,
      templateId: null,
      shareUrl: before.shareUrl,
      createdAt: before.createdAt,
      // Left out, so it stays.
      isPublic: true,
      width: 400,
      height: 300,
    })
    expect(pathOf(after.memeImageUrl)).toBe(before.memeImageUrl)
    expect([before.updatedAt, after.updatedAt > before.createdAt]).toEqual([null, true])
    expect(await stored(before.id)).toEqual(after)
  })

  it('draws the same pixels as a new meme', async () => {
    const [body, other] = [{ templateId: 1, topText: 'same' }, { templateId: 1 }]
    const expected = await test.visitor.get((await save(body)).memeImageUrl)
    const { id } = await save(other)
    const { memeImageUrl } = (await put(id, body)).json()
    const picture = await test.visitor.get(memeImageUrl)
    expect(picture.rawPayload.equals(expected.rawPayload)).toBe(true)
  })

  it('takes a document in place of the two texts', async () => {
    const { id } = await save({ templateId: 1 })
    const texts = { topText: 'a', bottomText: 'b', fontSize: 20, textColor: '#ff0000' }
    const document = documentOfTexts(texts)
    const after = (await put(id, { templateId: 1, document })).json()
    expect(after).toMatchObject({ ...texts, document })
  })

  it('shows the new picture to everyone who has the link, also to those who cached the old one', async () => {
    const before = await save({ templateId: 1, topText: 'old' })
    const old = await test.visitor.get(before.memeImageUrl)
    const after = (await put(before.id, { templateId: 1, topText: 'new' })).json()
    const headers = { 'if-none-match': String(old.headers.etag) }
    const fresh = await test.visitor.send({ method: 'GET', url: before.memeImageUrl, headers })
    expect(fresh.statusCode).toBe(200)
    expect(fresh.rawPayload.equals(old.rawPayload)).toBe(false)
    const page = (await test.visitor.get(before.shareUrl)).body
    expect(page).toContain('A meme that says: new')
    // Another address, because browsers keep the picture for five minutes.
    expect(after.memeImageUrl).not.toBe(before.memeImageUrl)
    expect(page.replaceAll('&#61;', '=')).toContain(`src="${after.memeImageUrl}"`)
    expect((await test.visitor.get(`${after.memeImageUrl}&download`)).headers).toHaveProperty(
      'content-disposition',
    )
  })

  it('makes a new thumbnail, at another address', async () => {
    const before = await save({ templateId: 1, topText: 'old' })
    const old = await user.get(before.thumbnailUrl)
    const after = (await put(before.id, { templateId: 1, topText: 'new' })).json()
    expect(after.thumbnailUrl).not.toBe(before.thumbnailUrl)
    const fresh = await user.get(after.thumbnailUrl)
    expect(fresh.headers.etag).not.toBe(old.headers.etag)
    expect(fresh.rawPayload.equals(old.rawPayload)).toBe(false)
  })

  it('removes the pictures that nothing uses any more, and keeps those of other memes', async () => {
    const owner = await test.signUp()
    const { id: ownerId } = await owner.me()
    const upload = async () => (await owner.upload(await makePicture('png', 90, 60))).json().url
    const [first, shared] = [await upload(), await upload()]
    const meme = (await owner.postJson('/api/memes', { customImageUrl: first })).json()
    await owner.postJson('/api/memes', { customImageUrl: shared })
    await owner.get(meme.thumbnailUrl)
    expect(await imageIdsOf(ownerId)).toHaveLength(5)
    expect((await put(meme.id, { customImageUrl: shared }, owner)).statusCode).toBe(200)
    expect(await imageIdsOf(ownerId)).toHaveLength(3)
    expect((await owner.get(first)).statusCode).toBe(404)
    expect((await put(meme.id, { templateId: 1 }, owner)).statusCode).toBe(200)
    expect((await owner.get(shared)).statusCode).toBe(200)
  })

  it('keeps the description of a generated picture as long as the picture stays', async () => {
    const generated = (await user.postJson('/api/memes/generate', { prompt: 'a cat' })).json()
    const descriptionOf = () =>
      db
        .selectFrom('memes')
        .select(['imageDescription', 'aiPrompt', 'suggestedTitle'])
        .where('id', '=', generated.id)
        .executeTakeFirst()
    const { customImageUrl } = await stored(generated.id)
    await put(generated.id, { customImageUrl, topText: 'other words' })
    expect(await descriptionOf()).toMatchObject({
      aiPrompt: 'a cat',
      suggestedTitle: generated.suggestedTitle,
    })
    await put(generated.id, { templateId: 1 })
    expect(await descriptionOf()).toEqual({
      imageDescription: null,
      aiPrompt: null,
      suggestedTitle: null,
    })
  })

  it.each<[string, () => object | Promise<object>, number, string]>([
    ['no picture', () => ({ topText: 'hi' }), 400, 'source_required'],
    ['a long title', () => ({ templateId: 1, title: 'x'.repeat(201) }), 400, 'invalid_request'],
    ['an unknown template', () => ({ templateId: 999 }), 404, 'template_not_found'],
    [
      'an unknown picture',
      () => ({ customImageUrl: `/api/images/${'x'.repeat(22)}` }),
      404,
      'image_not_found',
    ],
  ])('changes nothing for %s', async (_what, body, status, code) => {
    const meme = await save({ templateId: 1, topText: 'stays' })
    const response = await put(meme.id, await body())
    expect([response.statusCode, response.json().code]).toEqual([status, code])
    expect(await stored(meme.id)).toEqual(meme)
    expect((await test.visitor.get(meme.memeImageUrl)).statusCode).toBe(200)
  })

  it("should not replace another user's meme, nor use another user's upload", async () => {
    const meme = await save({ templateId: 1, topText: 'mine' })
    const other = await test.signUp()
    const response = await put(meme.id, { templateId: 1 }, other)
    expect([response.statusCode, response.json().code]).toEqual([404, 'meme_not_found'])
    const theirs = (await other.postJson('/api/memes', { templateId: 1 })).json()
    const stolen = await put(theirs.id, { customImageUrl: await uploaded() }, other)
    expect([stolen.statusCode, stolen.json().code]).toEqual([404, 'image_not_found'])
    expect(await stored(meme.id)).toEqual(meme)
  })

  it('says that the meme was deleted, even if its source went with it', async () => {
    const customImageUrl = await uploaded()
    const { id } = await save({ customImageUrl })
    await remove(id)
    const response = await put(id, { customImageUrl })
    expect([response.statusCode, response.json().code]).toEqual([404, 'meme_not_found'])
  })

  it('leaves one whole drawing of concurrent replacements, and no other picture', async () => {
    const owner = await test.signUp()
    const { id: ownerId } = await owner.me()
    const meme = (await owner.postJson('/api/memes', { templateId: 1 })).json()
    const words = Array.from({ length: 6 }, (_, index) => `number ${index}`)
    const answers = await Promise.all(
      words.map((topText) => put(meme.id, { templateId: 1, topText }, owner)),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(words.map(() => 200))
    answers.forEach((answer, index) => {
      expect(answer.json().topText).toBe(words[index])
    })
    const [left] = (await owner.get('/api/memes')).json()
    const alone = await save({ templateId: 1, topText: left.topText })
    const [picture, expected] = await Promise.all(
      [left, alone].map(({ memeImageUrl }) => test.visitor.get(memeImageUrl)),
    )
    expect(picture?.rawPayload.equals(expected?.rawPayload ?? Buffer.alloc(0))).toBe(true)
    expect(await imageIdsOf(ownerId)).toHaveLength(1)
  })

  it('leaves nothing of a meme that is deleted during the replacement', async () => {
    const owner = await test.signUp()
    const { id: ownerId } = await owner.me()
    for (let round = 0; round < 5; round += 1) {
      const meme = (await owner.postJson('/api/memes', { templateId: 1 })).json()
      const url = `/api/memes/${meme.id}`
      const [replaced, removed] = await Promise.all([
        put(meme.id, { templateId: 1, topText: 'new' }, owner),
        owner.send({ method: 'DELETE', url }),
      ])
      expect(removed?.statusCode).toBe(204)
      expect([200, 404]).toContain(replaced?.statusCode)
      expect((await test.visitor.get(meme.memeImageUrl)).statusCode).toBe(404)
    }
    await purgeDeleted(db, Date.now() + MINUTE_MS)
    expect(await imageIdsOf(ownerId)).toEqual([])
  })

  it('never answers a reader that there is no picture', async () => {
    const { id, memeImageUrl } = await save({ templateId: 1 })
    const readers = Array.from({ length: 8 }, async () => {
      for (let round = 0; round < 10; round += 1) {
        expect((await test.visitor.get(memeImageUrl)).statusCode).toBe(200)
      }
    })
    const writer = async () => {
      for (let round = 0; round < 10; round += 1) {
        await put(id, { templateId: 1, topText: `${round}` })
      }
    }
    await Promise.all([...readers, writer()])
  })

  it('does not store the thumbnail of a drawing that was replaced meanwhile', async () => {
    const { id, thumbnailUrl } = await save({ customImageUrl: await uploaded(1280) })
    await Promise.all([user.get(thumbnailUrl), put(id, { templateId: 1, topText: 'new' })])
    const { body, rawPayload } = await user.get(`${pathOf(thumbnailUrl)}`)
    const alone = await save({ templateId: 1, topText: 'new' })
    expect(body).not.toBe('')
    expect(rawPayload.equals((await user.get(alone.thumbnailUrl)).rawPayload)).toBe(true)
  })
})

describe('PATCH /api/memes/{id}', () => {
  it.each([
    ['  New name ', 'New name'],
    ['   ', 'Untitled Meme'],
    ['', 'Untitled Meme'],
  ])('renames a meme to %j', async (title, expected) => {
    const meme = await save({ templateId: 1, title: 'Old' })
    const response = await rename(meme.id, { title })
    expect([response.statusCode, response.json()]).toEqual([200, { ...meme, title: expected }])
    expect(await stored(meme.id)).toEqual({ ...meme, title: expected })
  })

  it('ignores what it does not know, and changes nothing without a field', async () => {
    const meme = await save({ templateId: 1, title: 'Old' })
    for (const body of [{}, { topText: 'x', id: 7, userId: 1 }]) {
      expect((await rename(meme.id, body)).json()).toEqual(meme)
    }
  })

  it('explains what is wrong with a title', async () => {
    const { id } = await save({ templateId: 1 })
    for (const [title, message] of [
      ['x'.repeat(201), 'title must be at most 200 characters, got 201.'],
      [7, 'title must be a string.'],
    ]) {
      const response = await rename(id, { title })
      expect([response.statusCode, response.json().message]).toEqual([400, message])
    }
  })

  it("should not rename another user's meme", async () => {
    const meme = await save({ templateId: 1, title: 'Mine' })
    const response = await rename(meme.id, { title: 'x' }, await test.signUp())
    expect([response.statusCode, response.json().code]).toEqual([404, 'meme_not_found'])
    expect((await stored(meme.id)).title).toBe('Mine')
  })
})
