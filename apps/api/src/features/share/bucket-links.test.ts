import type { Meme } from '@memesmith/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type S3Server, startS3 } from '../../storage/testing/start-s3.ts'
import { makePicture } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

let s3: S3Server
let test: TestApp
let user: Client
let meme: Meme
let upload: string
beforeAll(async () => {
  s3 = await startS3()
  const { S3_ENDPOINT, S3_BUCKET } = s3.settings
  test = await startTestApp({ ...s3.settings, S3_PUBLIC_URL: `${S3_ENDPOINT}/${S3_BUCKET}` })
  user = await test.signUp()
  upload = (await user.upload(await makePicture('png'))).json().url
  meme = (await user.postJson('/api/memes', { customImageUrl: upload })).json()
})
afterAll(async () => {
  await test.close()
  await s3.dispose()
})
afterEach(() => {
  vi.useRealTimers()
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  user.send({ method, url, headers })
// What Chrome sends for an image, and for a request of a script.
const asImage = { accept: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8' }
const asScript = { accept: '*/*' }

const linkOf = async (url: string) => String((await ask(url, asImage)).headers.location)

describe('with S3_PUBLIC_URL, the picture of a shared meme', () => {
  it('is loaded from the bucket by a page', async () => {
    const answer = await ask(meme.memeImageUrl, asImage)
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.vary]).toEqual([
      302,
      'public, max-age=60, must-revalidate',
      'accept',
    ])
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    const object = await fetch(String(answer.headers.location))
    expect([object.status, object.headers.get('cache-control')]).toEqual([
      200,
      'public,max-age=120',
    ])
    expect(object.headers.get('content-type')).toBe('image/png')
    const { rawPayload } = await ask(meme.memeImageUrl, asScript)
    expect(rawPayload.equals(Buffer.from(await object.arrayBuffer()))).toBe(true)
  })

  it('has the same link for a minute, which works for three', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 60_000) * 60_000 - 120_001 })
    const old = await linkOf(meme.memeImageUrl)
    vi.setSystemTime(Date.now() + 1)
    const newer = await linkOf(meme.memeImageUrl)
    vi.setSystemTime(Date.now() + 59_999)
    expect(await linkOf(meme.memeImageUrl)).toBe(newer)
    vi.useRealTimers()
    expect([(await fetch(old)).status, (await fetch(newer)).status]).toEqual([403, 200])
  })

  it('has a link to nothing else', async () => {
    const link = new URL(await linkOf(meme.memeImageUrl))
    link.pathname = link.pathname.replace(/[^/]+$/, upload.replace('/api/images/', ''))
    expect((await fetch(link)).status).toBe(403)
    expect((await fetch(await linkOf(meme.memeImageUrl), { method: 'DELETE' })).status).toBe(403)
  })

  it.each<[string, string, Record<string, string>, 'GET' | 'HEAD', number]>([
    ['a script, which could not read it there', '', asScript, 'GET', 200],
    ['a download, which has a name', '?download', asImage, 'GET', 200],
    ['a link preview', '', {}, 'GET', 200],
    ['HEAD, for which the link is not signed', '', asImage, 'HEAD', 200],
    ['a client that has it', '', { ...asImage, 'if-none-match': '*' }, 'GET', 304],
  ])('comes from the server for %s', async (_who, query, headers, method, status) => {
    const answer = await ask(meme.memeImageUrl + query, headers, method)
    expect([answer.statusCode, answer.headers.location, answer.headers.vary]).toEqual([
      status,
      undefined,
      query === '' ? 'accept' : undefined,
    ])
  })

  it('comes from the server while it is in the database', async () => {
    const db = await test.connect()
    const keep = (data: Uint8Array) =>
      db
        .updateTable('images')
        .set({ data })
        .where('id', '=', (memes) =>
          memes.selectFrom('memes').select('imageId').where('id', '=', meme.id),
        )
        .execute()
    await keep(Buffer.of(1))
    expect((await ask(meme.memeImageUrl, asImage)).statusCode).toBe(200)
    await keep(Buffer.of())
    expect((await ask(meme.memeImageUrl, asImage)).statusCode).toBe(302)
    await db.destroy()
  })

  it('has no link any more when it is deleted', async () => {
    const { id, memeImageUrl } = (await user.postJson('/api/memes', { templateId: 1 })).json()
    expect((await ask(memeImageUrl, asImage)).statusCode).toBe(302)
    await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
    expect((await ask(memeImageUrl, asImage)).statusCode).toBe(404)
  })
})

describe('with S3_PUBLIC_URL', () => {
  it('what only its owner may see, and what the editor draws, comes from the server', async () => {
    const [template] = (await user.get('/api/templates')).json()
    for (const url of [upload, meme.thumbnailUrl, template.imageUrl, template.thumbnailUrl]) {
      expect((await ask(url, asImage)).statusCode, url).toBe(200)
    }
    expect((await test.visitor.get(upload)).statusCode).toBe(404)
  })

  it('pages may show pictures from there, and scripts may not read them', async () => {
    const policy = String((await user.get('/')).headers['content-security-policy'])
    expect(policy).toContain(`img-src 'self' blob: data: ${s3.settings.S3_ENDPOINT};`)
    expect(policy).toContain("connect-src 'self' blob: data:;")
    const { headers } = await user.get(`${meme.shareUrl}/embed`)
    expect(headers['content-security-policy']).toContain(
      `img-src 'self' ${s3.settings.S3_ENDPOINT};`,
    )
  })
})
