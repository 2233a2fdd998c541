/**
 * Races two servers, each with its own connection pool, for what only one of them may get. `RACES` is
 * the number of races of each kind.
 */

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOUR_MS } from '@memesmith/contract'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '../../config/config.ts'
import { changeHandle } from '../../features/account/account.service.ts'
import { signInWith } from '../../features/auth/oidc/sign-in.service.ts'
import { createResetLink, resetPassword } from '../../features/auth/reset/reset.service.ts'
import { setLike } from '../../features/explore/explore.service.ts'
import { reserveQuota } from '../../features/generation/quota.ts'
import { sweepImages, UNUSED_UPLOAD_MS } from '../../features/images/sweep-images.ts'
import { removeMeme, restoreMemes } from '../../features/memes/bin/delete-memes.service.ts'
import { purgeDeleted } from '../../features/memes/bin/purge-deleted.service.ts'
import type { MemeDependencies } from '../../features/memes/meme-dependencies.ts'
import { popularityOf } from '../../features/memes/public/popularity.ts'
import {
  findPublicMeme,
  insertPublicMeme,
} from '../../features/memes/public/public-memes.repository.ts'
import { createMeme } from '../../features/memes/save/save-meme.service.ts'
import { findThumbnail } from '../../features/memes/thumbnail.ts'
import { answerAppeal, appeal, listOwnDecisions } from '../../features/moderation/decide.service.ts'
import { insertDecision } from '../../features/moderation/decisions.repository.ts'
import { removeTemplate } from '../../features/templates/catalog/remove-template.ts'
import { readTemplateRevision } from '../../features/templates/catalog/templates.repository.ts'
import { seedTemplates } from '../../features/templates/starter/seed-templates.ts'
import { Renderer } from '../../render/renderer.ts'
import { AppError } from '../../runtime/app-error.ts'
import { createDatabaseStorage } from '../../storage/image-storage.ts'
import { imageUrl } from '../../storage/image-url.ts'
import { insertImage } from '../../storage/images.repository.ts'
import { readStorageUse } from '../../storage/quota/storage-quota.ts'
import { makePicture } from '../../testing/pictures.ts'
import { TEST_TEMPLATE } from '../../testing/test-app.ts'
import { createAccount } from '../../users/create-account.ts'
import { createInvitation } from '../../users/create-invitation.ts'
import { insertUser } from '../../users/users.repository.ts'
import { problemOf } from '../problem-of.ts'
import type { Db } from '../schema.ts'
import {
  connectTo,
  createPostgresDatabase,
  openTestDatabase,
  type TestDatabase,
} from '../testing/test-database.ts'
import { connectPostgres } from './connect-postgres.ts'

const RACES = Number(process.env.RACES || 5)

let database: TestDatabase
let servers: readonly [MemeDependencies, MemeDependencies]
let picture: Buffer
const renderer = new Renderer()
const config = readConfig({ MEMES_PER_USER: '2' })
const STYLE = { fontSize: 32, textColor: '#ffffff' }
const { signal } = new AbortController()

beforeAll(async () => {
  database = await openTestDatabase()
  const serverOf = (db: Db) => ({ config, db, images: createDatabaseStorage(db), renderer })
  servers = [serverOf(database.db), serverOf(await connectTo(database.folder))]
  picture = await makePicture('png', 64, 48)
  await seedTemplates(servers[0], [TEST_TEMPLATE], { info: () => undefined }, signal)
})
afterAll(async () => {
  await servers[1].db.destroy()
  await database.close()
  await renderer.close()
})

async function newUser(): Promise<number> {
  const user = { email: `${randomUUID()}@example.com`, firstName: null, passwordHash: null }
  return (await insertUser(database.db, user)) ?? Number.NaN
}

async function upload(userId: number): Promise<string> {
  const details = { ownerId: userId, mimeType: 'image/png', width: 64, height: 48 }
  const stored = await servers[0].images.store({ ...details, data: Uint8Array.from(picture) })
  return await insertImage(database.db, stored)
}

/** Runs both at once, and returns the code of each error. */
async function race(first: () => Promise<unknown>, second: () => Promise<unknown>) {
  const outcomes = await Promise.allSettled([first(), second()])
  return outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : codeOf(outcome.reason),
  )
}

const codeOf = (error: unknown): string =>
  error instanceof AppError ? error.code : (problemOf(error) ?? String(error))

const times = async (work: () => Promise<void>) => {
  for (let number = 0; number < RACES; number += 1) await work()
}

describe('two servers', { timeout: 600_000 }, () => {
  it('store no more memes than a user may have', () =>
    times(async () => {
      const userId = await newUser()
      const input = { ...STYLE, templateId: 1 }
      await createMeme(servers[0], userId, input)
      const save = (server: MemeDependencies) => () => createMeme(server, userId, input)
      const outcomes = await race(save(servers[0]), save(servers[1]))
      expect(outcomes.sort()).toEqual(['collection_full', 'done'])
    }))

  it('make one meme of a save that reaches both', () =>
    times(async () => {
      const userId = await newUser()
      const job = { saveKey: 'one-save' }
      const input = { ...STYLE, templateId: 1 }
      const memes = await Promise.all(
        servers.map((server) => createMeme(server, userId, input, job)),
      )
      expect(memes[0]?.id).toBe(memes[1]?.id)
      const { memeCount } = await readStorageUse(database.db, userId)
      expect(memeCount).toBe(1)
    }))

  it('generate no more memes than a user may in an hour', () =>
    times(async () => {
      const userId = await newUser()
      const limits = { perHour: 1, longestMs: HOUR_MS }
      const reserve =
        ({ db }: MemeDependencies) =>
        () =>
          reserveQuota(db, userId, limits)
      const outcomes = await race(reserve(servers[0]), reserve(servers[1]))
      expect(outcomes.sort()).toEqual(['done', 'too_many_requests'])
    }))

  it('let a password link be used once', () =>
    times(async () => {
      const link = await createResetLink(database.db, 'https://memes.example.com', await newUser())
      const token = new URL(link).searchParams.get('token') ?? ''
      const use = ({ db }: MemeDependencies) => resetPassword(db, token, 'correct horse battery')
      const results = await Promise.all(servers.map(use))
      expect(results.filter((result) => result !== undefined)).toHaveLength(1)
    }))

  it('make one account for the first sign-in of an identity', () =>
    times(async () => {
      const subject = randomUUID()
      const identity = {
        issuer: 'https://login.example.com',
        subject,
        email: `${subject}@example.com`,
        firstName: 'Ada',
      }
      const [first, second] = await Promise.all(
        servers.map(({ db }) => signInWith(config, db, identity, '')),
      )
      expect(first).toEqual({ userId: expect.any(Number) })
      expect(second).toEqual(first)
    }))

  it('create as many accounts with an invitation as it allows', () =>
    times(async () => {
      const site = readConfig({ SIGN_UP: 'invite' })
      const { token } = await createInvitation(database.db, { uses: 1, days: 1 })
      const join = ({ db }: MemeDependencies) =>
        db.transaction().execute((transaction) => {
          const user = { email: `${randomUUID()}@example.com`, firstName: null, passwordHash: null }
          return createAccount(transaction, site, user, token)
        })
      const results = await Promise.all(servers.map(join))
      expect(results.filter((result) => 'userId' in result)).toHaveLength(1)
    }))

  it('store one thumbnail of a meme', () =>
    times(async () => {
      const userId = await newUser()
      const { id } = await createMeme(servers[0], userId, { ...STYLE, templateId: 1 })
      const view = async (server: MemeDependencies) =>
        await (await findThumbnail(server, userId, id)).read()
      const [first, second] = await Promise.all(servers.map(view))
      expect(second).toEqual(first)
      const images = database.db.selectFrom('images').select('id').where('ownerId', '=', userId)
      // The meme, and its thumbnail.
      expect(await images.execute()).toHaveLength(2)
    }))

  it('never remove the picture of a meme that is being saved', () =>
    times(async () => {
      const userId = await newUser()
      const customImageUrl = imageUrl(await upload(userId))
      const { id } = await createMeme(servers[0], userId, { ...STYLE, customImageUrl })
      const [saved, removed] = await race(
        () => createMeme(servers[0], userId, { ...STYLE, customImageUrl }),
        () => removeMeme(servers[1].db, userId, id),
      )
      expect(removed).toBe('done')
      // Another meme of it is saved before or after the removal.
      expect(['done', 'image_not_found', 'gone_meanwhile']).toContain(saved)
    }))

  it('restore a deleted meme with its pictures, or purge it with all of them', () =>
    times(async () => {
      const userId = await newUser()
      const customImageUrl = imageUrl(await upload(userId))
      const { id } = await createMeme(servers[0], userId, { ...STYLE, customImageUrl })
      await removeMeme(servers[0].db, userId, id)
      let restored: readonly number[] = []
      const restore = async () => {
        restored = await restoreMemes(servers[0], userId, [id])
      }
      const purge = () => purgeDeleted(servers[1].db, Date.now() + HOUR_MS)
      expect(await race(restore, purge)).toEqual(['done', 'done'])
      const memes = await database.db
        .selectFrom('memes')
        .select('id')
        .where('id', '=', id)
        .execute()
      expect(memes).toHaveLength(restored.length)
      const images = database.db.selectFrom('images').where('ownerId', '=', userId)
      expect(await images.select('id').execute()).toHaveLength(2 * restored.length)
    }))

  it('never sweep a picture that is being used', () =>
    times(async () => {
      const userId = await newUser()
      const customImageUrl = imageUrl(await upload(userId))
      const later = Date.now() + UNUSED_UPLOAD_MS + 1000
      const [saved, swept] = await race(
        () => createMeme(servers[0], userId, { ...STYLE, customImageUrl }),
        () => sweepImages(servers[1].db, later),
      )
      expect(swept).toBe('done')
      expect(['done', 'image_not_found', 'gone_meanwhile']).toContain(saved)
    }))

  it('count every change of the templates', () =>
    times(async () => {
      const before = await readTemplateRevision(database.db)
      const [first, second] = [0, 1].map((index) => ({
        ...TEST_TEMPLATE,
        slug: `template-${randomUUID()}`,
        name: `Template ${index}`,
      }))
      if (first === undefined || second === undefined) throw new Error('expected two')
      const seed = (server: MemeDependencies, template: typeof first) => () =>
        seedTemplates(server, [template], { info: () => undefined }, signal)
      expect(await race(seed(servers[0], first), seed(servers[1], second))).toEqual([
        'done',
        'done',
      ])
      expect(await readTemplateRevision(database.db)).toBe(before + 2)
      await race(
        () => removeTemplate(servers[0].db, first.slug),
        () => removeTemplate(servers[1].db, second.slug),
      )
      expect(await readTemplateRevision(database.db)).toBe(before + 4)
    }))

  it('give a handle to one of those who choose it, in whatever spelling', () =>
    times(async () => {
      const name = `x${randomUUID().replaceAll('-', '').slice(0, 20)}o`
      const users = await Promise.all([newUser(), newUser()])
      const choose = (at: 0 | 1, handle: string) => () =>
        changeHandle(config, servers[at].db, users[at] ?? 0, { handle })
      const spelled = `${name.slice(0, -1).toUpperCase()}_0`
      const outcomes = await race(choose(0, name), choose(1, spelled))
      expect(outcomes.sort()).toEqual(['done', 'handle_taken'])
    }))

  it('count each like once, however often and wherever it is given or taken back', () =>
    times(async () => {
      const [owner, ...fans] = await Promise.all([1, 2, 3, 4, 5].map(newUser))
      if (owner === undefined) throw new Error('expected a user')
      const { id, shareUrl } = await createMeme(servers[0], owner, { ...STYLE, templateId: 1 })
      await database.db.transaction().execute(async (transaction) => {
        const shown = { memeId: id, userId: owner, templateId: 1, state: 'shown' } as const
        await insertPublicMeme(transaction, shown)
      })
      const shareId = shareUrl.replace('/m/', '')
      const liking = fans.flatMap((fan, index) =>
        // The first of them takes it back at the same time.
        [true, true, ...(index === 0 ? [false, false] : [])].flatMap((isLiked) =>
          servers.map(({ db }) => setLike(db, fan, shareId, isLiked)),
        ),
      )
      await Promise.all(liking)
      const likes = await database.db
        .selectFrom('likes')
        .select('userId')
        .where('memeId', '=', id)
        .execute()
      expect(new Set(likes.map(({ userId }) => userId)).size).toBe(likes.length)
      expect(likes.length).toBeGreaterThanOrEqual(fans.length - 1)
      const meme = await findPublicMeme(database.db, id)
      expect(meme?.likes).toBe(likes.length)
      expect(meme?.popularity).toBe(popularityOf(likes.length, meme?.shownAt ?? 0))
    }))

  it('take one appeal against a decision, and one answer to it', () =>
    times(async () => {
      const userId = await newUser()
      const decision = { title: 'A', act: 'warned', reason: 'spam', details: '' } as const
      await insertDecision(database.db, { userId, shareId: 'a'.repeat(22), ...decision })
      const [made] = await listOwnDecisions(database.db, userId)
      const id = made?.id ?? 0
      const protest =
        ({ db }: MemeDependencies) =>
        () =>
          appeal(db, userId, id, 'It is mine.')
      const appealed = await race(protest(servers[0]), protest(servers[1]))
      expect(appealed.sort()).toEqual(['appeal_refused', 'done'])
      const answers = await Promise.all(
        servers.map(({ db }) => answerAppeal(db, userId, id, { answer: '', isReversed: true })),
      )
      expect(answers.filter((answer) => answer !== undefined)).toHaveLength(1)
    }))

  it('migrate a new database once', async () => {
    const url = await createPostgresDatabase()
    const connections = await Promise.all([1, 2, 3].map(() => connectPostgres(url)))
    for (const db of connections) {
      expect(await readTemplateRevision(db)).toBe(1)
      await db.destroy()
    }
  })

  it('wait for a migration that takes longer than a lock may', async () => {
    const url = await createPostgresDatabase()
    const other = new pg.Client({ connectionString: url })
    await other.connect()
    // What Kysely's migrations lock.
    await other.query('select pg_advisory_lock(3853314791062309107)')
    let isConnected = false
    const connecting = connectPostgres(url).finally(() => {
      isConnected = true
    })
    // Longer than it waits at once.
    await sleep(3500)
    expect(isConnected).toBe(false)
    await other.end()
    await (await connecting).destroy()
  })
})
