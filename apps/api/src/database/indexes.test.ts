/**
 * Every query finds its rows with an index, so that it takes the same time on a site of a million
 * memes, on both engines. PostgreSQL is told to avoid reading whole tables; if it still plans to, no
 * index helps.
 */

import { EXPLORE_ORDERS, HOUR_MS, MEME_ORDERS } from '@memesmith/contract'
import { i18nOf } from '@memesmith/languages/server'
import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import {
  promoteAccount,
  suspendAccount,
  unsuspendAccount,
} from '../features/account/manage-accounts.service.ts'
import { removeDeletedAccounts } from '../features/account/remove-deleted-accounts.ts'
import {
  listAppeals,
  listLog,
  listMemes,
  listReported,
  listUsers,
} from '../features/admin/admin-lists.service.ts'
import {
  deleteHoursBefore,
  findHourAt,
  hasHour,
  insertHour,
} from '../features/admin/site-totals.repository.ts'
import { logIn, signUp } from '../features/auth/auth.service.ts'
import {
  confirmEmailChange,
  requestEmailChange,
  writeChangeMail,
} from '../features/auth/email-change/email-change.service.ts'
import {
  deleteMail,
  insertMail,
  listDueMails,
  takeMail,
} from '../features/auth/mails/mail-queue.repository.ts'
import { signInWith } from '../features/auth/oidc/sign-in.service.ts'
import { startConfirmation } from '../features/auth/passkeys/confirm-user.service.ts'
import {
  addPasskey,
  removePasskey,
  startPasskey,
} from '../features/auth/passkeys/own-passkeys.service.ts'
import { createResetLink, resetPassword } from '../features/auth/reset/reset.service.ts'
import { listCommonTags, listIndexed } from '../features/explore/explore.repository.ts'
import { listPublicMemes, setLike } from '../features/explore/explore.service.ts'
import { nextAttempt } from '../features/generation/composer/attempts.repository.ts'
import { reserveQuota } from '../features/generation/quota.ts'
import { sweepImages, UNUSED_UPLOAD_MS } from '../features/images/sweep-images.ts'
import {
  removeMeme,
  removeMemes,
  restoreMemes,
} from '../features/memes/bin/delete-memes.service.ts'
import { makeRoom, purgeDeleted } from '../features/memes/bin/purge-deleted.service.ts'
import { tagMemes, updateMeme } from '../features/memes/change/change-memes.service.ts'
import { listTags } from '../features/memes/change/tags.repository.ts'
import { addMissingHashes } from '../features/memes/list/duplicates/add-missing-hashes.ts'
import { findOriginals } from '../features/memes/list/duplicates/duplicates.repository.ts'
import { addMissingWords } from '../features/memes/list/search/add-words.ts'
import { listMemeIds } from '../features/memes/list/search/ordered-memes.repository.ts'
import type { MemeDependencies } from '../features/memes/meme-dependencies.ts'
import {
  findMemeByShareId,
  findSharedPicture,
  isMemePicture,
  listMemesOf,
} from '../features/memes/memes.repository.ts'
import { listVisibleOf } from '../features/memes/public/public-memes.repository.ts'
import { findPublicThumbnail } from '../features/memes/public/public-thumbnail.service.ts'
import { deleteOldSaveKeys } from '../features/memes/save/save-keys.repository.ts'
import { createMeme, replaceMeme } from '../features/memes/save/save-meme.service.ts'
import { findThumbnail } from '../features/memes/thumbnail.ts'
import {
  answerAppeal,
  appeal,
  decideAboutOwner,
  listOwnDecisions,
} from '../features/moderation/decide.service.ts'
import { findAbsence } from '../features/moderation/moderation.repository.ts'
import {
  dismissReports,
  lookAt,
  restore,
  takeDown,
} from '../features/moderation/moderation.service.ts'
import { outcomeOf, reportMeme } from '../features/moderation/report-meme.service.ts'
import {
  findSentUntil,
  finishMailTurn,
  hasOpenReports,
  listReportsAfter,
  takeMailTurn,
} from '../features/moderation/reports.repository.ts'
import { listWaiting, review } from '../features/moderation/review.service.ts'
import { findWebFile, insertWebFile } from '../features/site/web-files.repository.ts'
import { countUses } from '../features/templates/catalog/popularity/count-uses.service.ts'
import {
  findTemplate,
  findTemplateBySlug,
  findTemplateBySourceHash,
  listTemplatesById,
} from '../features/templates/catalog/templates.repository.ts'
import {
  removeOwnTemplate,
  restoreOwnTemplate,
} from '../features/templates/own/delete-own-templates.service.ts'
import {
  findArchivedTemplate,
  findTemplateOfUser,
  listOwnTemplates,
  listTemplatesOfUsers,
} from '../features/templates/own/own-templates.repository.ts'
import {
  createOwnTemplate,
  replaceOwnTemplate,
} from '../features/templates/own/own-templates.service.ts'
import { seedTemplates } from '../features/templates/starter/seed-templates.ts'
import {
  countRequest,
  deleteOldRequestCounts,
} from '../http/guards/rate-limits/request-counts.repository.ts'
import {
  deleteExpiredSessions,
  deleteOtherSessionsOf,
  deleteSessionOf,
  deleteSessions,
  deleteSessionsOf,
  deleteSurplusSessionsOf,
  hasSession,
  insertSession,
  listSessionsOf,
  readSession,
  saveSession,
} from '../http/sessions/sessions.repository.ts'
import { hashToken } from '../http/sessions/token-hash.ts'
import { Renderer } from '../render/renderer.ts'
import { createDatabaseStorage } from '../storage/image-storage.ts'
import { imageUrl } from '../storage/image-url.ts'
import { findImage, insertImage } from '../storage/images.repository.ts'
import { listPictureObjects } from '../storage/s3/picture-objects.repository.ts'
import { Authenticator } from '../testing/authenticator.ts'
import { makePicture } from '../testing/pictures.ts'
import { TEST_TEMPLATE } from '../testing/test-app.ts'
import { isAdministrator } from '../users/administrators.repository.ts'
import { findUserById, hasPasskey, markUserDeleted, setHandle } from '../users/users.repository.ts'
import { isPostgres } from './engine.ts'
import { OTHER_TABLES, SITE_TABLES } from './move/site-tables.ts'
import type { Db } from './schema.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

/** Tables with a row for each template, or with a few rows, are read whole on purpose. */
const SMALL = [
  'templates',
  'removed_templates',
  'template_revision',
  'template_uses',
  'counted_uses',
  'site_hours',
]
const LARGE = [...SITE_TABLES.map(({ name }) => name), ...OTHER_TABLES].filter(
  (name) => !SMALL.includes(name),
)

let database: TestDatabase
const queries = new Map<string, CompiledQuery>()
const renderer = new Renderer()
beforeAll(async () => {
  database = await openTestDatabase()
  await useEverything(recording(database.db))
}, 60_000)
afterAll(async () => {
  await database.close()
  await renderer.close()
})

/** A database that remembers each query. */
function recording(db: Db): Db {
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const query = db.getExecutor().compileQuery(node, queryId)
      queries.set(query.sql, query)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(recorder)
}

async function usePasskeys(db: Db, userId: number, password: string): Promise<void> {
  const rp = { id: 'localhost', origins: ['http://localhost'] }
  const asked = { rp, holder: 'a browser' }
  await insertSession(db, hashToken(asked.holder), { userId, data: '{}' })
  const authenticator = new Authenticator()
  const creation = await startPasskey({ siteName: '' }, db, asked, userId, { password })
  const { id } = await addPasskey(db, asked, userId, authenticator.create(creation), 'Phone')
  await hasPasskey(db, userId)
  const passkey = authenticator.prove(await startConfirmation(db, asked, userId))
  await removePasskey(db, asked, userId, id, { password: '', passkey })
}

async function usePublicSide(
  deps: MemeDependencies,
  userId: number,
  { id }: { readonly id: number },
  shareId: string,
): Promise<void> {
  const { db } = deps
  const config = { ...deps.config, publicGallery: 'open', heldWords: ['held'] } as const
  await setHandle(db, userId, 'ada', 'ada')
  await updateMeme({ ...deps, config }, userId, id, { isPublic: true })
  await review(db, userId, shareId, { state: 'shown', reason: '' })
  await setLike(db, userId, shareId, true)
  for (const filter of [
    ...EXPLORE_ORDERS.map((sort) => ({ sort, seed: '5' })),
    ...(['newest', 'popular'] as const).flatMap((sort) => [
      { sort, tag: 'one' },
      { sort, template: '1' },
    ]),
    { handle: 'ada' },
    { q: 'new wrods' },
    { q: '東 x' },
  ]) {
    await listPublicMemes(db, { ...filter, page: '2' }, userId, i18nOf('en'))
    await listPublicMemes(db, filter, userId, i18nOf('en'))
  }
  await listCommonTags(db)
  await listIndexed(db)
  await listVisibleOf(db, ['a', 'b'])
  await findPublicThumbnail(deps, shareId)
  await createMeme(deps, userId, {
    fontSize: 32,
    textColor: '#ffffff',
    templateId: 1,
    after: shareId,
  })
  await listWaiting(db, 50)
  await review(db, userId, shareId, { state: 'refused', reason: 'spam' })
  const [decision] = await listOwnDecisions(db, userId)
  await appeal(db, userId, decision?.id ?? 0, 'No.')
  await listAppeals(db)
  await answerAppeal(db, userId, decision?.id ?? 0, { answer: '', isReversed: false })
  await decideAboutOwner(db, userId, shareId, 'warned', { reason: 'spam', details: '' })
  await outcomeOf(db, 'a')
  await review(db, userId, shareId, { state: 'shown', reason: '' })
}

async function useEverything(db: Db): Promise<void> {
  const { signal } = new AbortController()
  const deps = { config: readConfig({}), db, images: createDatabaseStorage(db), renderer }
  await seedTemplates(deps, [TEST_TEMPLATE], { info: () => undefined }, signal)
  const account = {
    email: 'ada@example.com',
    password: 'correct horse',
    firstName: 'Ada',
    invitation: '',
  }
  await signUp(deps.config, db, account, async () => undefined)
  const signedIn = await logIn(db, account)
  if (!('userId' in signedIn)) throw new Error('expected a user')
  const { userId } = signedIn
  const identity = { issuer: 'https://id.example.com', subject: 's', email: 'bob@example.com' }
  await signInWith(deps.config, db, { ...identity, firstName: 'Bob' }, '')
  await findUserById(db, userId)

  const content = { userId, data: '{}' }
  await insertSession(db, 'a', content)
  await readSession(db, 'a')
  await saveSession(db, 'a', content)
  await deleteSessions(db, ['a'])
  await deleteExpiredSessions(db)
  await deleteSessionsOf(db, userId)
  const link = await createResetLink(db, 'https://memes.example.com', userId)
  await resetPassword(db, new URL(link).searchParams.get('token') ?? '', 'correct horse battery')
  const config = {
    ...deps.config,
    mail: { smtpUrl: '', requireTls: true, from: '', linkOrigin: '' },
  }
  const change = { email: 'eve@example.com', password: 'correct horse battery' }
  await requestEmailChange(config, db, userId, undefined, change)
  const site = {
    siteName: 'Memesmith',
    origin: 'https://memes.example.com',
    language: 'en',
  } as const
  const mail = await writeChangeMail(db, site, account.email)
  await confirmEmailChange(db, new URL(mail?.link ?? '').searchParams.get('token') ?? '', 'en')
  await usePasskeys(db, userId, change.password)
  await insertSession(db, 'b', content)
  await listSessionsOf(db, userId)
  await deleteSurplusSessionsOf(db, userId)
  await hasSession(db, userId, 'b')
  await deleteSessionOf(db, userId, 'b')
  await deleteOtherSessionsOf(db, userId, 'b')
  const waiting = await insertMail(db, account.email)
  await listDueMails(db, 10)
  await takeMail(db, waiting, HOUR_MS)
  await deleteMail(db, waiting)
  await countRequest(db, 'key', HOUR_MS)
  await deleteOldRequestCounts(db)

  const data = new Uint8Array(await makePicture('png', 64, 48))
  const upload = { ownerId: userId, mimeType: 'image/png', width: 64, height: 48, data }
  const id = await insertImage(db, await deps.images.store(upload))
  await findImage(db, id)
  const style = { fontSize: 32, textColor: '#ffffff' }
  const first = await createMeme(deps, userId, { ...style, templateId: 1 })
  const input = { ...style, customImageUrl: imageUrl(id) }
  const job = { saveKey: 'a-save-key' }
  await createMeme(deps, userId, { ...style, templateId: 1 }, job)
  await deleteOldSaveKeys(db, Date.now())
  const second = await createMeme(deps, userId, input)
  await replaceMeme(deps, userId, first.id, input)
  await updateMeme(deps, userId, first.id, { title: 'New', tags: ['one'], isFavorite: true })
  await tagMemes(deps, userId, { ids: [first.id, second.id], add: ['two'], remove: ['one'] })
  await listTags(db, userId)
  await (await findThumbnail(deps, userId, first.id)).read()
  await listMemesOf(db, userId, [first.id])
  const page = { limit: 20, before: 5 }
  for (const order of MEME_ORDERS) {
    for (const query of [undefined, 'new wrods', '東 x']) {
      await listMemeIds(db, userId, { order, query }, page)
      const filters = { tag: 'two', isFavorite: true, kind: 'edited' } as const
      await listMemeIds(db, userId, { order, query, ...filters }, page)
    }
  }
  await listMemeIds(db, userId, { order: 'newest', kind: 'generated', isFavorite: false }, page)
  await listMemeIds(db, userId, { order: 'newest', kind: 'duplicate' }, page)
  await findOriginals(db, userId, [first.id])
  await addMissingWords(db)
  await db.updateTable('memes').set({ pictureHash: null }).where('id', '=', first.id).execute()
  await addMissingHashes(db, deps.images)
  await findMemeByShareId(db, first.shareUrl)
  await findSharedPicture(db, first.shareUrl)
  const shareId = first.shareUrl.split('/').at(-1) ?? ''
  const report = { reason: 'spam', details: '' }
  await reportMeme(db, shareId, report, { network: '127.0.0.1', secret: 'a secret', ticket: 'a' })
  await hasOpenReports(db)
  await listReported(db, undefined)
  await listReportsAfter(db, await findSentUntil(db), 10)
  await finishMailTurn(db, (await takeMailTurn(db, Date.now())) ?? 0, Date.now())
  await dismissReports(db, userId, shareId)
  for (const search of [first.shareUrl, account.email, 'some words', '']) {
    await listMemes(db, userId, { search, before: undefined })
  }
  await lookAt(db, userId, shareId)
  await usePublicSide(deps, userId, first, shareId)
  await takeDown(deps, userId, shareId, 'a complaint')
  await findAbsence(db, shareId)
  await restore(db, userId, shareId)
  await isAdministrator(db, userId)
  // Not recorded: these search all users for another administrator, which only commands do.
  const bob = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', identity.email)
    .execute()
  for (const { id: other } of bob) await promoteAccount(database.db, other, true)
  await promoteAccount(database.db, userId, false)
  await suspendAccount(database.db, userId, userId)
  await unsuspendAccount(db, userId, userId)
  await listUsers(db, { search: 'ada', before: undefined })
  await listLog(db, undefined)
  const totals = { users: 1, memes: 1, bytes: 1 }
  await insertHour(db, HOUR_MS, totals)
  await hasHour(db, HOUR_MS)
  await findHourAt(db, 0)
  await deleteHoursBefore(db, HOUR_MS)
  await isMemePicture(db, id)
  await removeMeme(db, userId, second.id)
  await restoreMemes(deps, userId, [second.id])
  await removeMemes(db, userId, [second.id])
  await makeRoom(deps, userId)
  await purgeDeleted(db, Date.now() + HOUR_MS)
  await reserveQuota(db, userId, { perHour: 1, longestMs: HOUR_MS })
  await nextAttempt(db, 1, 1)
  await findTemplate(db, 1)
  const wall = { name: 'Wall', description: '', tags: [], imageUrl: imageUrl(id) }
  const own = await createOwnTemplate(deps, userId, wall)
  await replaceOwnTemplate(deps, userId, own.id, { ...wall, layers: own.layers })
  await createMeme(deps, userId, { ...style, templateId: own.id })
  await listOwnTemplates(db, userId, own.id, 20)
  await listTemplatesOfUsers(db, undefined, own.id, 20)
  await listTemplatesOfUsers(db, userId, own.id, 20)
  await findTemplateOfUser(db, own.id)
  await findArchivedTemplate(db, userId, 'key')
  await removeOwnTemplate(db, userId, own.id)
  await restoreOwnTemplate(db, userId, own.id)
  await removeOwnTemplate(db, userId, own.id)
  await purgeDeleted(db, Date.now() + HOUR_MS)
  await listTemplatesById(db, [1, 2])
  await countUses(db)
  await findTemplateBySlug(db, 'test-template')
  await findTemplateBySourceHash(db, 'hash')
  await insertWebFile(db, '/assets/a.js', new Uint8Array(1))
  await findWebFile(db, '/assets/a.js')
  await listPictureObjects(db, Date.now(), 10)
  await sweepImages(db, Date.now() + 2 * UNUSED_UPLOAD_MS)
  await markUserDeleted(db, userId)
  await removeDeletedAccounts(db)
}

it('every query uses an index', async () => {
  expect(queries.size).toBeGreaterThan(60)
  const wrong: string[] = []
  await database.db.connection().execute(async (db) => {
    const explain = isPostgres(db) ? 'explain' : 'explain query plan'
    if (isPostgres(db)) await sql`set enable_seqscan = off`.execute(db)
    for (const query of queries.values()) {
      // Storing a picture has emptied its bytes.
      const parameters = query.parameters.map((value) =>
        value instanceof Uint8Array ? Buffer.of(1) : value,
      )
      const explained = { ...query, parameters, sql: `${explain} ${query.sql}` }
      const { rows } = await db.executeQuery<Record<string, unknown>>(explained)
      const plan = rows.flatMap((row) => Object.values(row).map(String))
      // SQLite also calls it a scan when it reads a whole index, or the result of a subquery.
      const whole = plan.flatMap(
        (line) => /^SCAN (\w+)|Seq Scan on (\w+)/.exec(line)?.slice(1) ?? [],
      )
      if (whole.some((table) => table !== undefined && LARGE.includes(table))) {
        wrong.push(`${query.sql}\n${plan.join('\n')}`)
      }
    }
  })
  expect(wrong).toEqual([])
})
