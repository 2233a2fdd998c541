import { randomBytes } from 'node:crypto'
import type { Meme } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAnimatedGif } from '../../testing/animations.ts'
import { makePicture, withPngChunk } from '../../testing/pictures.ts'
import { type Client, startTestApp, type TestApp } from '../../testing/test-app.ts'
import { unzip, zipOf } from '../../testing/zip.ts'

const REFUSAL =
  'An administrator of this site has taken this picture down, so it can not be saved again.'

let test: TestApp
let administrator: Client
let picture: Buffer
beforeAll(async () => {
  picture = await makePicture('png', 64, 48)
  const words = { imageDescription: '', topText: 'above', bottomText: 'below' }
  const generate = async () => ({
    ...words,
    madeBy: 'model' as const,
    picture: Uint8Array.from(picture),
  })
  test = await startTestApp({}, { kind: 'model', generate, close: async () => undefined })
  administrator = await test.signUp()
})
afterAll(() => test.close())

const upload = async (client: Client, file: Uint8Array): Promise<string> =>
  (await client.upload(file)).json().url

const save = (client: Client, input: object) => client.postJson('/api/memes', input)

async function saved(client: Client, input: object): Promise<Meme> {
  const response = await save(client, input)
  expect(response.statusCode).toBe(201)
  return response.json()
}

async function act(name: 'restore' | 'take-down', { shareUrl }: Meme): Promise<void> {
  const url = `/api/admin/memes/${shareUrl.replace('/m/', '')}/acts`
  const { statusCode } = await administrator.postJson(url, { act: name, reason: '' })
  expect(statusCode).toBe(204)
}

function withSticker(image: string) {
  const place = { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 0 }
  const sticker = { type: 'sticker', image, place, flipped: false, opacity: 1 }
  const document = documentOfTexts({ topText: 'with a sticker' })
  return { templateId: 1, document: { ...document, layers: [...document.layers, sticker] } }
}

it('what was taken down gets no new link from its owner, until that is taken back', async () => {
  const owner = await test.signUp()
  const used = await upload(owner, picture)
  const other = await saved(owner, { templateId: 1 })
  const template = { name: 'Own', description: '', tags: [], imageUrl: used }
  const { id: ownTemplate } = (await owner.postJson('/api/templates', template)).json()
  const bad = await saved(owner, { customImageUrl: used, topText: 'bad' })
  const copy = await saved(owner, { customImageUrl: used, topText: 'a copy' })
  const finished = (await owner.get(bad.memeImageUrl)).rawPayload
  const files = await unzip((await owner.get('/api/archive')).rawPayload)
  await owner.send({ method: 'DELETE', url: `/api/memes/${copy.id}` })
  await act('take-down', bad)

  const again = await upload(owner, picture)
  const packedAnew = await upload(owner, withPngChunk(picture, 'teSt', 'x'))
  const asFinished = await upload(owner, finished)
  const attempts: object[] = [
    ...[used, again, packedAnew, asFinished].flatMap((url) => [
      { customImageUrl: url, topText: 'better' },
      { memeImageUrl: url },
      withSticker(url),
    ]),
    { templateId: ownTemplate },
    { templateId: ownTemplate, customImageUrl: again },
  ]
  for (const attempt of attempts) {
    const responses = [
      await save(owner, attempt),
      await owner.send({ method: 'PUT', url: `/api/memes/${other.id}`, payload: attempt }),
    ]
    for (const response of responses) {
      expect([attempt, response.statusCode, response.json()]).toMatchObject([
        attempt,
        403,
        { code: 'picture_taken_down', message: REFUSAL },
      ])
    }
  }
  expect((await owner.postJson('/api/memes/restore', { ids: [copy.id] })).json()).toEqual({
    ids: [],
  })
  // With keys of nobody, and without the sources.
  for (const change of [{}, { customImageUrl: null, template: 'gone' }]) {
    const zip = await zipOf(
      [...files].map(([name, bytes]) => {
        if (!name.startsWith('memes/')) return [name, bytes] as const
        const key = randomBytes(16).toString('base64url')
        return [name, JSON.stringify({ ...JSON.parse(String(bytes)), ...change, key })] as const
      }),
    )
    const { reasons } = (await owner.importZip(zip)).json()
    expect(reasons).toContainEqual(
      expect.objectContaining({ file: `memes/${bad.id}.json`, reason: REFUSAL }),
    )
  }
  const memes: Meme[] = (await owner.get('/api/memes')).json()
  expect(memes.filter(({ customImageUrl }) => customImageUrl === used)).toEqual([])

  // Other pictures can be saved, and this one by others.
  const another = await upload(owner, await makePicture('png', 65, 48))
  await saved(owner, { customImageUrl: another })
  await saved(owner, withSticker(another))
  const stranger = await test.signUp()
  await saved(stranger, { customImageUrl: await upload(stranger, picture) })

  await act('restore', bad)
  for (const attempt of attempts) await saved(owner, attempt)
})

it('the same holds for what moves, what a model makes, and a template with the same captions', async () => {
  const owner = await test.signUp()
  const gif = await makeAnimatedGif()
  const moving = await saved(owner, { customImageUrl: await upload(owner, gif) })
  await act('take-down', moving)
  const response = await save(owner, { customImageUrl: await upload(owner, gif), topText: 'new' })
  expect(response.json()).toMatchObject({ code: 'picture_taken_down' })

  const prompt = { prompt: 'a cat' }
  const generated: Meme = (await owner.postJson('/api/memes/generate', prompt)).json()
  await act('take-down', generated)
  const repeated = await owner.postJson('/api/memes/generate', prompt)
  expect([repeated.statusCode, repeated.json().code]).toEqual([403, 'picture_taken_down'])

  const captions = { templateId: 1, topText: 'a bad word' }
  await act('take-down', await saved(owner, captions))
  expect((await save(owner, captions)).json()).toMatchObject({ code: 'picture_taken_down' })
  await saved(owner, { templateId: 1, topText: 'a good word' })
})
