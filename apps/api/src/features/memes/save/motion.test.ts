/** Memes that move, through the routes: from the upload of an animation to its GIF. */

import { crc32 } from 'node:zlib'
import {
  FrameEncoder,
  GIF_END,
  GifFrameEncoder,
  gifHeader,
  readAnimation,
  readGif,
  writeAnimation,
} from '@memesmith/animation'
import { makeAnimation, makeTwoColors } from '@memesmith/animation/testing'
import { DAY_MS, LIVE_PROGRESS_TYPE } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import { userTransaction } from '../../../database/row-locks.ts'
import { databaseIn } from '../../../database/testing/test-database.ts'
import { CancelledError } from '../../../runtime/cancelled-error.ts'
import { createDatabaseStorage } from '../../../storage/image-storage.ts'
import { insertImage } from '../../../storage/images.repository.ts'
import { openImageStorage } from '../../../storage/open-image-storage.ts'
import { assertWithinQuota, readStorageUse } from '../../../storage/quota/storage-quota.ts'
import { storeAnimation } from '../../../storage/store-animation.ts'
import { makeMoving } from '../../../testing/animations.ts'
import { decode, makeNoise } from '../../../testing/pictures.ts'
import {
  type Client,
  sharedRenderer,
  startTestApp,
  type TestApp,
} from '../../../testing/test-app.ts'
import { AnimationCopies } from '../animation-copies.service.ts'
import { purgeDeleted } from '../bin/purge-deleted.service.ts'
import { addMissingWords } from '../list/search/add-words.ts'
import { changeMeme, findSharedPicture } from '../memes.repository.ts'

let test: TestApp
let user: Client
beforeAll(async () => {
  test = await startTestApp()
  user = await test.signUp()
})
afterAll(() => test.close())

const WHITE = [255, 255, 255, 255]

async function uploaded(file: Uint8Array): Promise<string> {
  const response = await user.upload(file)
  expect(response.statusCode, response.body).toBe(201)
  return response.json().url
}

async function storedAnimation(url: string) {
  const { headers, rawPayload } = await user.get(url)
  expect(headers['content-type']).toBe('image/webp')
  const animation = readAnimation(rawPayload)
  if (animation === undefined) throw new Error('expected an animation')
  return animation
}

/** Replaces the stored animation of a meme. */
async function replaceAnimation(memeId: number, file: Uint8Array): Promise<void> {
  const db = await test.connect()
  try {
    const images = openImageStorage(readConfig(await databaseIn(test.dataDir)), db)
    const { width, height, frames } = readAnimation(file) ?? { width: 0, height: 0, frames: [] }
    const animation = { file, width, height, frames: frames.length, duration: 3000 }
    const stored = await storeAnimation(images, 1, animation)
    await changeMeme(db, memeId, { animationId: await insertImage(db, stored) })
  } finally {
    await db.destroy()
  }
}

/** An animation of 60 frames whose GIF is larger: its 255 colors hardly repeat in the same order. */
function makeNoise60(): Uint8Array {
  const side = 640
  const encoder = new FrameEncoder(side, side)
  let state = 1
  const [even, odd] = [0, 1].map(() => {
    const pixels = new Uint32Array(side * side)
    for (let at = 0; at < pixels.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      pixels[at] = 0xff000000 | (((state >>> 8) % 255) * 0x010101)
    }
    return encoder.encode(pixels, 50, true)
  })
  if (even === undefined || odd === undefined) throw new Error('expected two frames')
  const frames = Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? even : odd))
  return writeAnimation({ width: side, height: side, plays: 0, frames })
}

/** @param plays how many times it is played */
function apngPlayed(plays: number): Uint8Array {
  const APNG = 3
  const file = Buffer.from(makeAnimation(APNG).file)
  const control = file.indexOf('acTL')
  file.writeUInt32BE(plays, control + 8)
  file.writeUInt32BE(crc32(file.subarray(control, control + 12)), control + 12)
  return file
}

function gifPlayed(plays: number): Uint8Array {
  const encoder = new GifFrameEncoder(2, 2)
  const frames = [0xff0000ff, 0xff00ff00].map((color) =>
    encoder.encode(new Uint32Array(4).fill(color), undefined, 5),
  )
  return Buffer.concat([gifHeader(2, 2, plays), ...frames, GIF_END])
}

const save = (body: object) => user.postJson('/api/memes', body)

describe('POST /api/upload of an animation', () => {
  it.each([0, 1, 7, 8])('keeps every frame, and how long it is shown (%i)', async (index) => {
    const made = makeAnimation(index)
    const response = await user.upload(made.file)
    const shown = made.delays.map((delay) => (delay <= 10 ? 100 : delay))
    const duration = shown.reduce((sum, each) => sum + each, 0)
    expect(response.json()).toMatchObject({ frames: shown.length, duration })
    const { frames, width, height } = await storedAnimation(response.json().url)
    expect(frames.map((frame) => frame.duration)).toEqual(shown)
    expect([width, height]).toEqual([made.width, made.height])
  })

  it('reads a GIF whose codes have 1 to 8 bits, and refuses others', async () => {
    expect((await user.upload(makeTwoColors(1).file)).statusCode).toBe(201)
    for (const bits of [0, 9, 12, 255]) {
      const { statusCode, body } = await user.upload(makeTwoColors(bits).file)
      expect([bits, statusCode, JSON.parse(body).code]).toEqual([bits, 422, 'image_unreadable'])
    }
  })

  it.each([
    ['an APNG', apngPlayed(65_536)],
    ['an APNG', apngPlayed(0xffffffff)],
    ['a GIF', gifPlayed(65_536)],
  ])('plays %s that is played more often than WebP can say as often as it can', async (_, file) => {
    expect((await storedAnimation(await uploaded(file))).plays).toBe(65_535)
  })

  it('scales it down to 640 pixels', async () => {
    const { width, height } = await storedAnimation(
      await uploaded(makeMoving({ width: 1000, height: 500 })),
    )
    expect([width, height]).toEqual([640, 320])
  })

  it('refuses one that is too long, and takes its first part or a still', async () => {
    const long = makeMoving({ frames: 301, width: 20, height: 20 })
    const refused = await user.upload(long)
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      413,
      'animation_too_large',
      'This animation has 301 frames; at most 300 can be used. It can be used as its first 300 frames, or as a still picture.',
    ])
    const slow = await user.upload(makeMoving({ frames: 61, delay: 1000 }))
    expect(slow.json().message).toContain('takes 61 seconds; at most 60 can be used')
    const part = await user.upload(long, 'image', '?animation=part')
    expect(part.json()).toMatchObject({ frames: 300 })
    const still = await user.upload(long, 'image', '?animation=still')
    expect(still.json()).toEqual({ url: expect.any(String) })
    const wrong = await user.upload(long, 'image', '?animation=fast')
    expect(wrong.json().message).toBe('animation must be whole or part or still.')
  })
})

describe('a meme on an animation', () => {
  let meme: { animationUrl: string; memeImageUrl: string }
  beforeAll(async () => {
    const customImageUrl = await uploaded(makeMoving({ frames: 8, width: 200, height: 120 }))
    const { layers } = documentOfTexts({ topText: 'WAIT', bottomText: 'NOW' })
    const document = { layers: layers.map((layer, index) => ({ ...layer, from: index / 2 })) }
    const response = await save({ customImageUrl, document })
    expect(response.statusCode, response.body).toBe(201)
    meme = response.json()
  })

  it('has a caption only in its span, and its first frame as PNG', async () => {
    const { frames } = await storedAnimation(meme.animationUrl)
    expect(frames.map(({ duration }) => duration)).toEqual(Array(8).fill(50))
    const isWhiteIn = (picture: Awaited<ReturnType<typeof decode>>, [top, bottom]: number[]) => {
      for (let y = top ?? 0; y < (bottom ?? 0); y += 1) {
        for (let x = 0; x < 150; x += 1) {
          if (`${picture.pixelAt(x, y)}` === `${WHITE}`) return true
        }
      }
      return false
    }
    const poster = await decode((await user.get(meme.memeImageUrl)).rawPayload)
    expect([poster.width, poster.height]).toEqual([200, 120])
    expect([isWhiteIn(poster, [20, 60]), isWhiteIn(poster, [62, 78])]).toEqual([true, false])
    const gif = await user.get(meme.animationUrl.replace('.webp', '.gif'))
    expect(gif.headers['content-type']).toBe('image/gif')
    expect(readGif(gif.rawPayload, 300)?.frames.map(({ delay }) => delay)).toEqual(
      Array(8).fill(50),
    )
  })

  it('keeps its GIF, which counts as storage, and deletes all with it', async () => {
    const count = async () => (await test.query('select id from images where owner_id = 1')).length
    const other = (await save({ customImageUrl: await uploaded(makeMoving({})) })).json()
    const before = await count()
    const url = other.animationUrl.replace('.webp', '.gif')
    const [first, again] = [await user.get(url), await user.get(url)]
    expect(first.headers.vary).toContain('accept')
    // Caches keep it for everybody.
    expect(first.headers['set-cookie']).toBeUndefined()
    const headers = { accept: LIVE_PROGRESS_TYPE }
    const progress = await user.send({ method: 'GET', url, headers })
    expect(progress.json()).toEqual({ byteLength: first.rawPayload.length })
    expect(first.rawPayload.equals(again.rawPayload)).toBe(true)
    expect(await count()).toBe(before + 1)
    await user.send({ method: 'DELETE', url: `/api/memes/${other.id}` })
    const db = await test.connect()
    await purgeDeleted(db, Date.now() + 100 * DAY_MS)
    await db.destroy()
    // The upload, the still, the animation and the GIF.
    expect(await count()).toBe(before - 3)
  })

  it('loses its GIF, and no save, when the collection is full; it is made again', async () => {
    const { id, animationUrl } = (
      await save({ customImageUrl: await uploaded(makeMoving({})) })
    ).json()
    const gifUrl = animationUrl.replace('.webp', '.gif')
    expect((await user.get(gifUrl)).statusCode).toBe(200)
    const db = await test.connect()
    try {
      const { bytes } = await readStorageUse(db, 1)
      const saveWithin = (storagePerUser: number) =>
        userTransaction(db, 1, (transaction) =>
          assertWithinQuota(transaction, 1, { ...readConfig({}), memesPerUser: 0, storagePerUser }),
        )
      await expect(saveWithin(1)).rejects.toMatchObject({ code: 'collection_full' })
      const gifs = () => test.query(`select id from memes where id = ${id} and gif_id is not null`)
      expect(await gifs()).toHaveLength(1)
      await saveWithin(bytes - 1)
      expect(await gifs()).toHaveLength(0)
    } finally {
      await db.destroy()
    }
    expect((await user.get(gifUrl)).statusCode).toBe(200)
  })

  it.each([0, 1, 3])(
    'is played as often as the file that was sent, also as GIF: %i',
    async (plays) => {
      const customImageUrl = await uploaded(makeMoving({ plays }))
      expect((await storedAnimation(customImageUrl)).plays).toBe(plays)
      const { animationUrl } = (await save({ customImageUrl })).json()
      expect((await storedAnimation(animationUrl)).plays).toBe(plays)
      const { rawPayload } = await user.get(animationUrl.replace('.webp', '.gif'))
      expect(readGif(rawPayload, 300)?.plays).toBe(plays)
    },
  )

  it('is refused if it has too many bytes when it is drawn', async () => {
    const side = 640
    const encoder = new FrameEncoder(side, side)
    const flashes = Array.from({ length: 34 }, (_, index) => {
      const color = index % 2 === 0 ? 0xff000000 : 0xffffffff
      return encoder.encode(new Uint32Array(side * side).fill(color), 50, index === 0)
    })
    const file = writeAnimation({ width: side, height: side, plays: 0, frames: flashes })
    const image = await uploaded(await makeNoise(side, side))
    const place = { x: 0, y: 0, width: 1, height: 1, rotation: 0 }
    const noise = { type: 'sticker', image, place, flipped: false, opacity: 0.9 }
    const refused = await save({
      customImageUrl: await uploaded(file),
      document: { layers: [noise] },
    })
    expect([refused.statusCode, refused.json().code, refused.json().message]).toEqual([
      413,
      'animation_too_large',
      'This animation takes more than 32 MB when it is drawn. Use a shorter part of it.',
    ])
  })

  it('is made into a GIF again for one who asks when all others have just left', async () => {
    const customImageUrl = await uploaded(makeMoving({ frames: 100, width: 480, height: 360 }))
    const { animationUrl } = (await save({ customImageUrl })).json()
    const db = await test.connect()
    const renderer = sharedRenderer
    try {
      const { rawPayload } = await user.get(animationUrl)
      const images = { ...createDatabaseStorage(db), read: async () => rawPayload }
      const gifs = new AnimationCopies({ config: readConfig({}), db, images, renderer })
      const shareId = animationUrl.match(/\/m\/(.+)\.webp/)[1]
      const found = await findSharedPicture(db, shareId)
      if (found?.animationId == null) throw new Error('expected a meme that moves')
      const meme = { ...found, animationId: found.animationId }
      const visitor = new AbortController()
      let next: Promise<Uint8Array> | undefined
      const onProgress = () => {
        if (next !== undefined) return
        visitor.abort()
        next = gifs.get(meme, 'gif')
        next.catch(() => undefined)
      }
      const left = gifs.get(meme, 'gif', { signal: visitor.signal, onProgress })
      await expect(left).rejects.toBeInstanceOf(CancelledError)
      expect(readGif((await next) ?? new Uint8Array(), 100)?.frames).toHaveLength(100)
    } finally {
      await db.destroy()
    }
  })

  it('is a GIF that a shared cache may keep: like a template, it signs nobody out', async () => {
    const { shareUrl } = (await save({ customImageUrl: await uploaded(makeMoving({})) })).json()
    const [template] = (await test.visitor.get('/api/templates')).json()
    for (const url of [`${new URL(shareUrl, 'http://site').pathname}.gif`, template.imageUrl]) {
      const { headers } = await test.visitor.send({
        method: 'GET',
        url,
        headers: { cookie: 'memesmith_session=ended.session' },
      })
      expect(headers['cache-control']).toMatch(/^public/)
      expect(headers['set-cookie']).toBeUndefined()
    }
  })

  it('is found too large for a GIF once, and refused at once from then on', async () => {
    const { id, animationUrl, shareUrl } = (
      await save({ customImageUrl: await uploaded(makeMoving({})) })
    ).json()
    await replaceAnimation(id, makeNoise60())
    const url = animationUrl.replace('.webp', '.gif')
    const page = async () => (await test.visitor.get(shareUrl)).body
    expect(await page()).toContain(url)
    const refused = {
      code: 'animation_too_large',
      message: 'As a GIF, this animation takes more than 32 MB. It can be downloaded as WebP.',
    }
    const first = await user.get(url)
    expect([first.statusCode, first.json()]).toEqual([413, expect.objectContaining(refused)])
    const start = performance.now()
    const again = await user.get(url)
    expect(performance.now() - start).toBeLessThan(500)
    expect([again.statusCode, again.json()]).toEqual([413, expect.objectContaining(refused)])
    const headers = { accept: LIVE_PROGRESS_TYPE }
    const progress = await user.send({ method: 'GET', url, headers })
    expect(progress.json()).toMatchObject(refused)
    expect(await page()).not.toContain('.gif')
    expect(await page()).toContain(`href="${animationUrl}?download"`)
  })

  it('is made into a GIF later when too many are being made', async () => {
    const customImageUrl = await uploaded(makeMoving({ frames: 100, width: 300, height: 200 }))
    const { animationUrl: longest } = (await save({ customImageUrl })).json()
    const others: string[] = [longest]
    const small = await uploaded(makeMoving({ frames: 2, width: 20, height: 20 }))
    for (let count = 0; count < 26; count += 1) {
      others.push((await save({ customImageUrl: small })).json().animationUrl)
    }
    const gifs = others.map((url) => url.replace('.webp', '.gif'))
    const answers = await Promise.all(gifs.map((url) => user.get(url)))
    const busy = answers.filter(({ statusCode }) => statusCode !== 200)
    expect(busy.length).toBeGreaterThan(0)
    for (const { statusCode, headers, json } of busy) {
      expect([statusCode, json().code, headers['retry-after']]).toEqual([503, 'busy', '2'])
    }
    for (const url of gifs) expect((await user.get(url)).statusCode).toBe(200)
  })

  it('has a new animation after it was replaced, and no GIF of the old one', async () => {
    const customImageUrl = await uploaded(makeMoving({ frames: 5, width: 60, height: 60 }))
    const first = (await save({ customImageUrl, topText: 'one' })).json()
    const gifUrl = first.animationUrl.replace('.webp', '.gif')
    const old = await user.get(gifUrl)
    const url = `/api/memes/${first.id}`
    const payload = { customImageUrl, topText: 'TWO', fontSize: 20 }
    const replaced = await user.send({ method: 'PUT', url, payload })
    expect(replaced.statusCode).toBe(200)
    expect(replaced.json().animationUrl).not.toBe(first.animationUrl)
    expect((await user.get(gifUrl)).rawPayload.equals(old.rawPayload)).toBe(false)
  })

  it('loses its animation and its words when a server of the version before draws it again', async () => {
    const customImageUrl = await uploaded(makeMoving({}))
    const { id, animationUrl } = (await save({ customImageUrl, title: 'zebra' })).json()
    expect((await user.get(animationUrl.replace('.webp', '.gif'))).statusCode).toBe(200)
    const still = (await save({ templateId: 1 })).json()
    const rename = (title: string) =>
      user.send({ method: 'PATCH', url: `/api/memes/${id}`, payload: { title } })
    await rename('giraffe')
    const [before] = await test.query(`select words_version from memes where id = ${id}`)
    expect(before).toEqual({ wordsVersion: 1 })
    await test.query(`update memes set title = 'okapi', updated_at = 1,
      image_id = (select image_id from memes where id = ${still.id}) where id = ${id}`)
    const columns = 'animation_id, gif_id, words_version'
    expect(await test.query(`select ${columns} from memes where id = ${id}`)).toEqual([
      { animationId: null, gifId: null, wordsVersion: 0 },
    ])
    const db = await test.connect()
    await addMissingWords(db)
    await db.destroy()
    const found = async (q: string) => (await user.get(`/api/memes?q=${q}`)).json().length
    expect([await found('okapi'), await found('giraffe')]).toEqual([1, 0])
  })

  it('says how far a save is', async () => {
    const customImageUrl = await uploaded(makeMoving({ frames: 100, width: 300, height: 200 }))
    const response = await user.send({
      method: 'POST',
      url: '/api/memes',
      headers: { accept: LIVE_PROGRESS_TYPE },
      payload: { customImageUrl, topText: 'progress' },
    })
    const lines = response.body
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
    expect(lines.at(-1)).toMatchObject({ animationUrl: expect.any(String) })
    const shares = lines.slice(0, -1).map(({ progress }) => progress)
    expect(shares.length).toBeGreaterThan(0)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true)
  })

  it('moves on its share page and in link previews, and stands still for those who want that', async () => {
    const { shareUrl } = (await user.get('/api/memes')).json().at(-1)
    const page = (await test.visitor.get(shareUrl)).body
    const gif = meme.animationUrl.replace('.webp', '.gif')
    const images = [...page.matchAll(/property="og:image" content="([^"]+)"/g)].map(
      ([, url]) => url,
    )
    expect(images).toEqual([expect.stringContaining(meme.memeImageUrl.replace('.png', '.jpg'))])
    expect(page).toContain(`name="twitter:image" content="${images[0]}"`)
    const mp4 = meme.animationUrl.replace('.webp', '.mp4')
    expect(page).toContain(`src="${meme.animationUrl}"`)
    for (const [url, type] of [
      [mp4, 'video/mp4'],
      [gif, 'image/gif'],
      [meme.animationUrl, 'image/webp'],
      [meme.memeImageUrl, 'image/png'],
    ]) {
      expect(page).toContain(`href="${url}?download"`)
      const { headers } = await test.visitor.get(`${url}?download`)
      expect(headers['content-type']).toBe(type)
      expect(headers['content-disposition']).toMatch(
        /^attachment; filename="meme-\d+\.(gif|mp4|webp|png)"$/,
      )
    }
  })

  it('does not exist as GIF if it does not move', async () => {
    const { memeImageUrl, animationUrl } = (await save({ templateId: 1 })).json()
    expect(animationUrl).toBeNull()
    const answer = await user.get(memeImageUrl.replace('.png', '.gif'))
    expect(answer.statusCode).toBe(404)
  })

  it('rejects a span that ends before it begins', async () => {
    const [layer] = documentOfTexts({ topText: 'WAIT' }).layers
    const response = await save({
      templateId: 1,
      document: { layers: [{ ...layer, from: 0.5, to: 0.5 }] },
    })
    expect([response.statusCode, response.json().message]).toEqual([
      400,
      'document.layers.0.to must be above from.',
    ])
  })
})

describe('a client that leaves', () => {
  const LONG = { frames: 200, width: 400, height: 300 }
  let origin: string
  beforeAll(async () => {
    origin = await test.app.listen({ host: '127.0.0.1', port: 0 })
  })
  /** Sends a request as the user, over a connection that can be closed. */
  const send = (path: string, init: RequestInit, headers: Record<string, string> = {}) =>
    fetch(origin + path, {
      ...init,
      method: 'POST',
      headers: { cookie: user.cookie(), ...headers },
    })
  const count = async (table: string) => (await test.query(`select id from ${table}`)).length

  it('ends the decoding of its upload, of which nothing is stored', async () => {
    const body = new FormData()
    body.append('image', new Blob([new Uint8Array(makeMoving(LONG))]), 'moving.webp')
    const before = await count('images')
    const left = send('/api/upload', { body, signal: AbortSignal.timeout(50) })
    await expect(left).rejects.toThrow('aborted')
    // The user's animations are decoded one after another.
    await uploaded(makeMoving({}))
    await uploaded(makeMoving({}))
    expect(await count('images')).toBe(before + 2)
  })

  it('ends the drawing of its meme, which is not saved', async () => {
    const customImageUrl = await uploaded(makeMoving(LONG))
    const before = await count('memes')
    const client = new AbortController()
    const body = JSON.stringify({ customImageUrl, topText: 'gone' })
    const type = { 'content-type': 'application/json' }
    const headers = { ...type, accept: LIVE_PROGRESS_TYPE }
    const response = await send('/api/memes', { body, signal: client.signal }, headers)
    await response.body?.getReader().read()
    client.abort()
    const silent = send('/api/memes', { body, signal: AbortSignal.timeout(50) }, type)
    await expect(silent).rejects.toThrow('aborted')
    for (let saves = 0; saves < 2; saves += 1) {
      const next = await save({ customImageUrl: await uploaded(makeMoving({})) })
      expect(next.statusCode).toBe(201)
    }
    expect(await count('memes')).toBe(before + 2)
  })
})

describe('POST /api/memes/generate', () => {
  it('answers with motion', async () => {
    const body = { prompt: 'a frog in the rain', moves: true }
    const meme = (await user.postJson('/api/memes/generate', body)).json()
    const [drawn, source] = [
      await storedAnimation(meme.animationUrl),
      await storedAnimation(meme.imageUrl),
    ]
    expect(drawn.frames.length).toBeGreaterThanOrEqual(12)
    expect(drawn.frames.length).toBeLessThanOrEqual(24)
    expect(source.frames).toHaveLength(drawn.frames.length)
    const still = (await user.postJson('/api/memes/generate', { prompt: 'a frog' })).json()
    expect(still.animationUrl).toBeNull()
  })
})
