/**
 * A template is removed, or gets another picture, while a meme is made from it. The change happens
 * at each moment at which the request awaits something, one after another.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Meme } from '@memesmith/contract'
import type { KyselyPlugin } from 'kysely'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { connectTo } from '../../../database/testing/test-database.ts'
import { createCanvas } from '../../../render/canvas.ts'
import { Renderer } from '../../../render/renderer.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { withImageCache } from '../../../storage/image-cache.ts'
import { createDatabaseStorage, type ImageStorage } from '../../../storage/image-storage.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { createMeme } from '../../memes/save/save-meme.service.ts'
import { removeTemplate } from './remove-template.ts'
import { encodePictures, insertPictures, storePictures } from './template-pictures.ts'
import { findTemplateBySlug, insertTemplate, updateTemplate } from './templates.repository.ts'

const TIMEOUT_MS = 60_000
/** A change takes milliseconds, unless it has to wait for a transaction. */
const LOCKED_MS = 300

const SLUG = 'fleeting'
const DETAILS = { name: 'Fleeting', description: '', tags: [], exampleTop: '', exampleBottom: '' }

let folder: string
let db: Db
/** Another process, such as an operator's command. */
let operator: Db
let userId: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memesmith-test-'))
  const test = await startTestApp({ DATA_DIR: folder })
  await test.signUp()
  await test.app.close()
  db = await connectTo(folder)
  operator = await connectTo(folder)
  userId = (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id
})
afterEach(async () => {
  await db.destroy()
  await operator.destroy()
  await rm(folder, { recursive: true, force: true })
})

const storePicture = async (color: string) => {
  const canvas = createCanvas(64, 48)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, 64, 48)
  const images = createDatabaseStorage(operator)
  const stored = await storePictures(images, await encodePictures(canvas, []))
  return await insertPictures(operator, stored)
}

async function addTemplate(): Promise<number> {
  await insertTemplate(operator, {
    ...DETAILS,
    ...(await storePicture('red')),
    exampleId: null,
    slug: SLUG,
    sourceHash: null,
  })
  const template = await findTemplateBySlug(operator, SLUG)
  return template?.id ?? Number.NaN
}

/** Like an import that finds a different picture with the same name. */
async function replacePicture(): Promise<void> {
  const old = await findTemplateBySlug(operator, SLUG)
  if (old === undefined) throw new Error('There is no template to change.')
  await updateTemplate(operator, old, { ...DETAILS, ...(await storePicture('blue')) })
}

/** Awaits `pass` whenever a picture is drawn. */
class WatchedRenderer extends Renderer {
  pass = () => Promise.resolve()

  override async render(...args: Parameters<Renderer['render']>) {
    const rendered = await super.render(...args)
    await this.pass()
    return rendered
  }
}

// One for all memes, because each has threads.
const renderer = new WatchedRenderer()
afterAll(() => renderer.close())

/** Makes a meme of the template, and waits for the change at the given moment. */
async function saveWhile(moment: number, templateId: number, change: () => Promise<unknown>) {
  let moments = 0
  let changing: Promise<unknown> = Promise.resolve()
  async function pass(): Promise<void> {
    moments += 1
    if (moments !== moment) return
    changing = change()
    await Promise.race([changing, sleep(LOCKED_MS)])
  }
  const afterEachQuery: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await pass()
      return result
    },
  }
  const watched = db.withPlugin(afterEachQuery)
  const config = readConfig({ DATA_DIR: folder })
  renderer.pass = pass
  const storage = withImageCache(createDatabaseStorage(watched))
  const images: ImageStorage = {
    ...storage,
    async read(id) {
      await pass()
      return await storage.read(id)
    },
  }
  const deps = { config, db: watched, images, renderer }
  const input = { templateId, fontSize: 32, textColor: '#ffffff' }
  const outcome = await createMeme(deps, userId, input).catch((error: unknown) => error)
  await changing
  return { outcome, isOver: moments < moment }
}

/** The results when the change happens at the first moment, the second, and so on. */
async function outcomesOf(change: () => Promise<unknown>): Promise<unknown[]> {
  const outcomes: unknown[] = []
  for (let moment = 1; ; moment += 1) {
    const templateId = await addTemplate()
    const { outcome, isOver } = await saveWhile(moment, templateId, change)
    await removeTemplate(operator, SLUG)
    if (isOver) return outcomes
    outcomes.push(outcome instanceof AppError ? outcome.code : outcome)
  }
}

const isMeme = (outcome: unknown): outcome is Meme =>
  typeof outcome === 'object' && outcome !== null && 'memeImageUrl' in outcome

describe('while a meme is made from a template', { timeout: TIMEOUT_MS }, () => {
  it('that is removed at any moment, the meme is saved, or the template is not found', async () => {
    const outcomes = await outcomesOf(() => removeTemplate(operator, SLUG))
    const words = outcomes.map((outcome) => (isMeme(outcome) ? 'a meme' : outcome))
    // The template can be removed until the transaction begins; from then on the meme is saved.
    const refused = words.filter((outcome) => outcome === 'template_not_found')
    expect(refused.length).toBeGreaterThan(3)
    expect(words.slice(refused.length).length).toBeGreaterThan(3)
    expect(words).toEqual([...refused, ...words.slice(refused.length).map(() => 'a meme')])
    const stored = await db.selectFrom('memes').select('templateId').execute()
    // In the last one, no change happens before its template is removed.
    const made = outcomes.length - refused.length + 1
    expect(stored).toEqual(Array.from({ length: made }, () => ({ templateId: null })))
  })

  it('that gets another picture at any moment, the meme is saved', async () => {
    const outcomes = await outcomesOf(replacePicture)
    expect(outcomes.length).toBeGreaterThan(6)
    expect(outcomes.filter((outcome) => !isMeme(outcome))).toEqual([])
  })
})
