/** The MP4 of a meme that moves, read by another library than the one that writes it. */
import { readAnimation } from '@memesmith/animation'
import { readMp4 } from '@memesmith/animation/read-mp4'
import { calls, DAY_MS, MAX_ANIMATION_MS, type Meme } from '@memesmith/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { userTransaction } from '../../database/row-locks.ts'
import { assertWithinQuota, readStorageUse } from '../../storage/quota/storage-quota.ts'
import { makeMoving } from '../../testing/animations.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { purgeDeleted } from '../memes/bin/purge-deleted.service.ts'

const ORIGIN = 'https://memes.example'
let test: TestApp
let user: Client
let meme: Meme
let url: string
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: ORIGIN })
  user = await test.signUp()
  meme = await save({ frames: 45, width: 101, height: 80, delay: 30 })
  url = mp4Of(meme)
})
afterAll(() => test.close())

async function save(moving: Parameters<typeof makeMoving>[0]): Promise<Meme> {
  const customImageUrl = (await user.upload(makeMoving(moving))).json().url
  const saved = await user.postJson(calls.createMeme.path, { customImageUrl, topText: 'go' })
  expect(saved.statusCode, saved.body).toBe(201)
  return saved.json()
}

const mp4Of = ({ animationUrl }: Meme): string => (animationUrl ?? '').replace('.webp', '.mp4')
const read = async (address: string) => readMp4((await test.visitor.get(address)).rawPayload)
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

describe('GET /m/{shareId}.mp4', () => {
  it('has the frames of the animation, each for its time', async () => {
    const { rawPayload } = await test.visitor.get(meme.animationUrl ?? '')
    const stored = readAnimation(rawPayload)?.frames.map(({ duration }) => duration)
    expect(stored).toHaveLength(45)
    expect((await read(url)).durations).toEqual(stored)
  })

  it('is constrained baseline H.264 with even sides, and can be played from every twentieth frame', async () => {
    const { codec, width, height, keys, boxes } = await read(url)
    expect([codec, width, height]).toEqual(['avc1.42c01e', 102, 80])
    expect(keys).toEqual([0, 20, 40])
    expect(boxes).toEqual(['ftyp', 'moov', 'mdat'])
  })

  it('takes as long as the longest animation: 60 s', async () => {
    const longest = await save({ frames: 3, width: 20, height: 20, delay: MAX_ANIMATION_MS / 3 })
    const { durations } = await read(mp4Of(longest))
    expect(durations).toEqual([20_000, 20_000, 20_000])
  })

  it('is a small part of the WebP', async () => {
    const [video, animation] = [
      await test.visitor.get(url),
      await test.visitor.get(meme.animationUrl ?? ''),
    ]
    expect(video.rawPayload.length).toBeLessThan(animation.rawPayload.length)
  })

  it('is sent like the other pictures: in ranges, with an ETag, for five minutes, to every site', async () => {
    const whole = await test.visitor.get(url)
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': expect.stringMatching(/max-age=(?:[12]?\d?\d|300)\b/),
      'content-length': String(whole.rawPayload.length),
      'content-type': 'video/mp4',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    })
    const head = await test.visitor.send({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      whole.headers['content-length'],
      0,
    ])
    // Safari plays no video from a server that does not answer this.
    const probe = await test.visitor.send({ method: 'GET', url, headers: { range: 'bytes=0-1' } })
    expect([probe.statusCode, probe.headers['content-range'], probe.rawPayload]).toEqual([
      206,
      `bytes 0-1/${whole.rawPayload.length}`,
      whole.rawPayload.subarray(0, 2),
    ])
    const headers = { 'if-none-match': String(whole.headers.etag) }
    expect((await test.visitor.send({ method: 'GET', url, headers })).statusCode).toBe(304)
    const gif = await test.visitor.get(url.replace('.mp4', '.gif'))
    expect(gif.headers.etag).not.toBe(whole.headers.etag)
  })

  it('is kept beside the GIF, counted, and deleted with the meme', async () => {
    const own = await save({})
    const count = async () => (await test.query('select id from images where owner_id = 1')).length
    const bytes = async () =>
      await test.query<{ bytes: number }>('select bytes from user_storage where user_id = 1')
    const [before, [used]] = [await count(), await bytes()]
    const { rawPayload } = await test.visitor.get(mp4Of(own))
    expect((await test.visitor.get(mp4Of(own))).rawPayload.equals(rawPayload)).toBe(true)
    expect(await count()).toBe(before + 1)
    expect(await bytes()).toEqual([{ bytes: Number(used?.bytes) + rawPayload.length }])
    await test.visitor.get(mp4Of(own).replace('.mp4', '.gif'))
    expect(await count()).toBe(before + 2)
    await user.send({ method: 'DELETE', url: `/api/memes/${own.id}` })
    expect((await test.visitor.get(mp4Of(own))).statusCode).toBe(404)
    const db = await test.connect()
    await purgeDeleted(db, Date.now() + 100 * DAY_MS)
    await db.destroy()
    // The upload, the still and the animation are deleted too.
    expect(await count()).toBe(before - 3)
  })

  it('gives way to what its owner saves', async () => {
    const own = await save({})
    const kept = () =>
      test.query(`select id from memes where id = ${own.id} and mp4_id is not null`)
    await test.visitor.get(mp4Of(own))
    expect(await kept()).toHaveLength(1)
    const db = await test.connect()
    try {
      const { bytes } = await readStorageUse(db, 1)
      const quota = { ...readConfig({}), memesPerUser: 0, storagePerUser: bytes - 1 }
      await userTransaction(db, 1, (transaction) => assertWithinQuota(transaction, 1, quota))
    } finally {
      await db.destroy()
    }
    expect(await kept()).toHaveLength(0)
    expect((await test.visitor.get(mp4Of(own))).statusCode).toBe(200)
  })

  it('is made anew when the meme is drawn again, also by a server that does not know of it', async () => {
    const own = await save({})
    const other = await save({ frames: 6 })
    await test.visitor.get(mp4Of(own))
    await test.query(`update memes set
      animation_id = (select animation_id from memes where id = ${other.id}) where id = ${own.id}`)
    expect((await read(mp4Of(own))).durations).toHaveLength(6)
  })

  it('is nothing for a meme that does not move', async () => {
    const still = (await user.postJson(calls.createMeme.path, { templateId: 1 })).json()
    const answer = await test.visitor.get(still.memeImageUrl.replace('.png', '.mp4'))
    expect(answer.statusCode).toBe(404)
  })
})

describe('the page of a meme that moves', () => {
  it('names the MP4 with its type and size for previews, and the still for the others', async () => {
    const { body } = await test.visitor.get(meme.shareUrl)
    const video = ORIGIN + url
    expect(metaOf(body, 'og:type')).toBe('video.other')
    expect(metaOf(body, 'og:video')).toBe(video)
    expect(metaOf(body, 'og:video:secure_url')).toBe(video)
    expect(metaOf(body, 'og:video:type')).toBe('video/mp4')
    const { width, height } = await read(url)
    expect(metaOf(body, 'og:video:width')).toBe(String(width))
    expect(metaOf(body, 'og:video:height')).toBe(String(height))
    expect([...body.matchAll(/property="og:image" content="[^"]+\.(\w+)[?"]/g)]).toEqual([
      expect.arrayContaining(['jpg']),
    ])
    expect(metaOf(body, 'twitter:card')).toBe('summary_large_image')
    expect(body).toContain(`href="${url}?download"`)
  })

  it('has a page for frames that plays the MP4', async () => {
    const { body, headers } = await test.visitor.get(`${meme.shareUrl}/embed`)
    expect(body).toContain(`<video src="${url}"`)
    expect(body).toContain('autoplay muted loop playsinline')
    expect(headers['content-security-policy']).toContain("media-src 'self'")
  })

  it('names no secure address where there is none', async () => {
    const plain = await startTestApp({ PUBLIC_URL: 'http://memes.example' })
    try {
      const owner = await plain.signUp()
      const customImageUrl = (await owner.upload(makeMoving({}))).json().url
      const saved = (await owner.postJson(calls.createMeme.path, { customImageUrl })).json()
      const { body } = await plain.visitor.get(saved.shareUrl)
      expect(metaOf(body, 'og:video')).toMatch(/^http:.*\.mp4/)
      expect(metaOf(body, 'og:video:secure_url')).toBeUndefined()
    } finally {
      await plain.close()
    }
  })
})

describe('a site with MP4=false', () => {
  let off: TestApp
  let saved: Meme
  beforeAll(async () => {
    off = await startTestApp({ MP4: 'false' })
    const owner = await off.signUp()
    const customImageUrl = (await owner.upload(makeMoving({}))).json().url
    saved = (await owner.postJson(calls.createMeme.path, { customImageUrl })).json()
  })
  afterAll(() => off.close())

  it('says that it makes none', async () => {
    const answer = await off.visitor.get(mp4Of(saved))
    expect([answer.statusCode, answer.json().message]).toEqual([
      404,
      'This site makes no MP4s. A meme that moves can be had as WebP and as GIF.',
    ])
    expect((await off.visitor.get(calls.getSite.path)).json().mp4).toBe(false)
    expect((await test.visitor.get(calls.getSite.path)).json().mp4).toBe(true)
  })

  it('offers none, and everything else as before', async () => {
    const { body } = await off.visitor.get(saved.shareUrl)
    expect(body).not.toContain('.mp4')
    expect(body).not.toContain('og:video')
    expect(metaOf(body, 'og:type')).toBe('website')
    expect(body).toContain('Download GIF')
    const embedded = await off.visitor.get(`${saved.shareUrl}/embed`)
    expect(embedded.body).toContain(`<img src="${saved.animationUrl}"`)
    const gif = await off.visitor.get(mp4Of(saved).replace('.mp4', '.gif'))
    expect(gif.headers['content-type']).toBe('image/gif')
  })
})
