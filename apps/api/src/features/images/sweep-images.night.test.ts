import { MINUTE_MS } from '@memesmith/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '../../database/schema.ts'
import { createDatabaseStorage } from '../../storage/image-storage.ts'
import { isFull } from '../../testing/full-run.ts'
import { makePicture } from '../../testing/pictures.ts'
import {
  answerPicture,
  answerWords,
  type StandInModel,
  startStandInModel,
} from '../../testing/stand-in-model.ts'
import { type Client, startTestApp, TEST_TEMPLATE, type TestApp } from '../../testing/test-app.ts'
import { purgeDeleted } from '../memes/bin/purge-deleted.service.ts'

import { removeTemplate } from '../templates/catalog/remove-template.ts'
import { seedTemplates } from '../templates/starter/seed-templates.ts'
import { sweepImages, UNUSED_UPLOAD_MS } from './sweep-images.ts'

let picture: Buffer
/** Its pictures are smaller than those of the built-in generator. */
let model: StandInModel
let test: TestApp
/** A second connection, like an operator's command. */
let db: Db
beforeAll(async () => {
  picture = await makePicture('png', 64, 48)
  model = await startStandInModel()
  model.words = answerWords({ topText: 'a', bottomText: 'b', imageDescription: 'a cat' })
  model.picture = answerPicture(picture)
  test = await startTestApp({
    GENERATIONS_PER_HOUR: '0',
    OPENAI_API_KEY: 'key',
    OPENAI_BASE_URL: model.baseUrl,
  })
  db = await test.connect()
})
afterAll(async () => {
  await db.destroy()
  await test.close()
  await model.close()
})

/** Makes sure that the template exists, even after a run that has removed it. */
async function restoreTemplate(): Promise<number> {
  await db.deleteFrom('removedTemplates').execute()
  const site = { db, images: createDatabaseStorage(db) }
  await seedTemplates(site, [TEST_TEMPLATE], test.app.log, new AbortController().signal)
  const { id } = await db.selectFrom('templates').select('id').executeTakeFirstOrThrow()
  return id
}

async function deleteMemes(user: Client): Promise<void> {
  const memes: SavedMeme[] = (await user.get('/api/memes')).json()
  for (const { id } of memes) await user.send({ method: 'DELETE', url: `/api/memes/${id}` })
  await purgeDeleted(db, Date.now() + MINUTE_MS)
}

interface SavedMeme {
  readonly id: number
  readonly memeImageUrl: string
  readonly thumbnailUrl: string
  readonly customImageUrl: string | null
}

/** The expected state. */
interface Model {
  readonly templateId: number
  readonly memes: Map<number, SavedMeme>
  /** URLs of uploads that have not been used or deleted yet. */
  readonly uploads: Set<string>
}

type Step = (model: Model, user: Client) => Promise<void>

const pick = <Item>(items: Iterable<Item>, choice: number): Item | undefined => {
  const all = [...items]
  return all[choice % Math.max(1, all.length)]
}

async function save(model: Model, user: Client, body: object): Promise<void> {
  const response = await user.postJson('/api/memes', body)
  if (response.statusCode === 404) return
  expect(response.statusCode).toBe(201)
  const meme: SavedMeme = response.json()
  model.memes.set(meme.id, meme)
}

const choice = fc.nat({ max: 20 })
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>(async (model, user) => {
    model.uploads.add((await user.upload(picture)).json().url)
  }),
  fc.tuple(choice, fc.constantFrom('customImageUrl', 'memeImageUrl')).map(
    ([which, field]): Step =>
      async (model, user) => {
        const used = [...model.memes.values()].map(({ customImageUrl }) => customImageUrl)
        const url = pick([...model.uploads, ...used], which)
        if (url == null) return
        await save(model, user, { [field]: url })
      },
  ),
  fc.constant<Step>((model, user) => save(model, user, { templateId: model.templateId })),
  choice.map(
    (which): Step =>
      async (model, user) => {
        const meme = pick(model.memes.values(), which)
        if (meme === undefined) return
        const response = await user.send({ method: 'DELETE', url: `/api/memes/${meme.id}` })
        expect(response.statusCode).toBe(204)
        model.memes.delete(meme.id)
        // Deleting the last meme of an upload deletes the upload.
        const isUsed = [...model.memes.values()].some(
          ({ customImageUrl }) => customImageUrl === meme.customImageUrl,
        )
        if (meme.customImageUrl !== null && !isUsed) model.uploads.delete(meme.customImageUrl)
      },
  ),
  fc.constant<Step>(async (model, user) => {
    const response = await user.postJson('/api/memes/generate', { prompt: 'a cat on a roof' })
    expect(response.statusCode).toBe(201)
    model.memes.set(response.json().id, response.json())
  }),
  fc.constant<Step>(async () => {
    await removeTemplate(db, 'test-template')
  }),
  fc.constant<Step>(() => sweepImages(db, Date.now())),
  fc.constant<Step>(() => purgeDeleted(db, Date.now() + MINUTE_MS)),
  fc.constant<Step>(async (model) => {
    await sweepImages(db, Date.now() + UNUSED_UPLOAD_MS)
    const used = [...model.memes.values()].map(({ customImageUrl }) => customImageUrl)
    for (const url of model.uploads) if (!used.includes(url)) model.uploads.delete(url)
  }),
)

const addressesOf = ({ memeImageUrl, thumbnailUrl, customImageUrl }: SavedMeme): string[] =>
  customImageUrl === null
    ? [memeImageUrl, thumbnailUrl]
    : [memeImageUrl, thumbnailUrl, customImageUrl]

it('removes every image that nothing uses, and never one in use', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 18 }), async (sequence) => {
      const user = await test.signUp()
      const templateId = await restoreTemplate()
      const model: Model = { templateId, memes: new Map(), uploads: new Set() }
      try {
        for (const step of sequence) {
          await step(model, user)
          for (const url of [...[...model.memes.values()].flatMap(addressesOf), ...model.uploads]) {
            expect([url, (await user.get(url)).statusCode]).toEqual([url, 200])
          }
        }
        await purgeDeleted(db, Date.now() + MINUTE_MS)
        await sweepImages(db, Date.now() + UNUSED_UPLOAD_MS)
        const templates = await db.selectFrom('templates').select('id').execute()
        const ofMemes = new Set([...model.memes.values()].flatMap(addressesOf))
        const left = await db.selectFrom('images').select('id').execute()
        expect(left).toHaveLength(ofMemes.size + 3 * templates.length)
      } finally {
        await deleteMemes(user)
        await sweepImages(db, Date.now() + UNUSED_UPLOAD_MS)
      }
    }),
    { numRuns: isFull ? 60 : 6 },
  )
})

it('keeps an upload of the last day, and stops when it is aborted', async () => {
  const user = await test.signUp()
  const { url } = (await user.upload(picture)).json()
  await sweepImages(db, Date.now())
  expect((await user.get(url)).statusCode).toBe(200)
  await sweepImages(db, Date.now() + UNUSED_UPLOAD_MS, AbortSignal.abort())
  expect((await user.get(url)).statusCode).toBe(200)
  await sweepImages(db, Date.now() + UNUSED_UPLOAD_MS)
  expect((await user.get(url)).statusCode).toBe(404)
})
