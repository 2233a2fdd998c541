import { MINUTE_MS, THUMBNAIL_SIDE } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../database/schema.ts'
import { decode, makePicture } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { purgeDeleted } from './bin/purge-deleted.service.ts'

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

async function save(width: number, height: number) {
  const { url } = (await user.upload(await makePicture('png', width, height))).json()
  return (await user.postJson('/api/memes', { customImageUrl: url })).json()
}

const countThumbnails = async () =>
  (await db.selectFrom('images').select('id').where('mimeType', '=', 'image/webp').execute()).length

describe('GET /api/memes/{id}/thumbnail', () => {
  it.each([
    ['a large picture', [1200, 900], [THUMBNAIL_SIDE, 360]],
    ['a tall one', [300, 1200], [120, THUMBNAIL_SIDE]],
    ['a small one', [40, 30], [40, 30]],
  ])('gives %s, small, as WebP, kept by the browser for a while', async (_what, [w, h], size) => {
    const { headers, rawPayload } = await user.get((await save(w ?? 0, h ?? 0)).thumbnailUrl)
    expect(headers['content-type']).toBe('image/webp')
    expect(headers['cache-control']).toBe('private, max-age=300, must-revalidate')
    expect(headers.vary).toContain('cookie')
    const { width, height } = await decode(rawPayload)
    expect([width, height]).toEqual(size)
  })

  it('is not sent again to a browser that has cached it', async () => {
    const { thumbnailUrl } = await save(600, 400)
    const { etag } = (await user.get(thumbnailUrl)).headers
    const headers = { 'if-none-match': String(etag) }
    const again = await user.send({ method: 'GET', url: thumbnailUrl, headers })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const stranger = await test.signUp()
    expect((await stranger.send({ method: 'GET', url: thumbnailUrl, headers })).statusCode).toBe(
      404,
    )
  })

  it('is created on first view, once for concurrent requests, and stored', async () => {
    const before = await countThumbnails()
    const { thumbnailUrl } = await save(600, 400)
    expect(await countThumbnails()).toBe(before)
    const looks = await Promise.all(Array.from({ length: 6 }, () => user.get(thumbnailUrl)))
    const later = await user.get(thumbnailUrl)
    for (const { rawPayload } of looks) expect(rawPayload.equals(later.rawPayload)).toBe(true)
    expect(await countThumbnails()).toBe(before + 1)
  })

  it('leaves nothing of a meme that is deleted during the request', async () => {
    const before = await countThumbnails()
    const { id, thumbnailUrl } = await save(1280, 1280)
    const [look, removal] = await Promise.all([
      user.get(thumbnailUrl),
      user.send({ method: 'DELETE', url: `/api/memes/${id}` }),
    ])
    expect(removal.statusCode).toBe(204)
    expect([200, 404]).toContain(look.statusCode)
    await purgeDeleted(db, Date.now() + MINUTE_MS)
    expect(await countThumbnails()).toBe(before)
  })
})
