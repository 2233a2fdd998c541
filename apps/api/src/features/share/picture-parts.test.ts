/**
 * Every picture can be asked for by HEAD, says how long it is, and is sent in parts: Signal and Safari want
 * that. Each address has a picture of its own kind.
 */
import { calls, type Meme, pathOf } from '@memesmith/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeMoving } from '../../testing/animations.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'

let site: TestApp
let owner: Client
let still: Meme
let moving: Meme
beforeAll(async () => {
  site = await startTestApp()
  owner = await site.signUp()
  const save = async (body: object): Promise<Meme> => {
    const saved = await owner.postJson(calls.createMeme.path, body)
    expect(saved.statusCode, saved.body).toBe(201)
    return saved.json()
  }
  still = await save({ templateId: 1, topText: 'still' })
  moving = await save({ customImageUrl: (await owner.upload(makeMoving({}))).json().url })
})
afterAll(() => site.close())

const as = (address: string | null, extension: string) =>
  String(address).replace(/\.(?:png|webp)/, `.${extension}`)
const byAddress = async (extension: string) => {
  const [{ id }] = (await site.visitor.get('/templates/')).json()
  return `/images/${id}/up/down.${extension}`
}
const template = async () => (await site.visitor.get('/api/templates/1')).json().imageUrl

it.each<readonly [string, string, () => Promise<string> | string]>([
  ['a meme', 'image/png', () => still.memeImageUrl],
  ['its small copy', 'image/jpeg', () => as(still.memeImageUrl, 'jpg')],
  ['its WebP', 'image/webp', () => as(still.memeImageUrl, 'webp')],
  ['its thumbnail', 'image/webp', () => String(still.thumbnailUrl)],
  ['an animation', 'image/webp', () => String(moving.animationUrl)],
  ['its GIF', 'image/gif', () => as(moving.animationUrl, 'gif')],
  ['its MP4', 'video/mp4', () => as(moving.animationUrl, 'mp4')],
  ['its still', 'image/png', () => moving.memeImageUrl],
  ['an upload', 'image/webp', () => String(moving.customImageUrl)],
  ['a template', 'image/webp', template],
  ['a picture by address', 'image/png', () => byAddress('png')],
  ['one as JPEG', 'image/jpeg', () => byAddress('jpg')],
  ['one as WebP', 'image/webp', () => byAddress('webp')],
  ['one as GIF', 'image/gif', () => byAddress('gif')],
  [
    'a sticker',
    'image/webp',
    async () => {
      const { stickers } = (await owner.get(calls.listStickers.path)).json()
      return pathOf(calls.getStickerPicture, { name: stickers[0].name })
    },
  ],
])('%s (%s)', async (_name, type, addressOf) => {
  const url = await addressOf()
  const ask = (method: 'GET' | 'HEAD', headers = {}) => owner.send({ method, url, headers })
  const whole = await ask('GET')
  const { length } = whole.rawPayload
  expect([whole.statusCode, whole.headers['content-type']], url).toEqual([200, type])
  expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': `${length}` })
  const head = await ask('HEAD')
  expect([head.statusCode, head.headers['content-length'], head.headers['content-type']]).toEqual([
    200,
    `${length}`,
    type,
  ])
  const part = await ask('GET', { range: 'bytes=2-9' })
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    `bytes 2-9/${length}`,
    '8',
  ])
  expect(part.rawPayload).toEqual(whole.rawPayload.subarray(2, 10))
  expect((await ask('GET', { range: `bytes=${length}-` })).statusCode).toBe(416)
})
