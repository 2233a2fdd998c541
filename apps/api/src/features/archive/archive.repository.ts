import type { Db } from '../../database/schema.ts'
import { listKeysOf } from '../../http/sessions/api-keys.repository.ts'
import { deletedMemeIds } from '../memes/memes.repository.ts'

/** The ids that the files of an archive are named after. */
export interface ListedMeme {
  readonly id: number
  readonly imageId: string
  /** The animation of a meme that moves. */
  readonly animationId: string | null
  readonly customImageId: string | null
  /** 1 if a part of its picture is hidden, else 0. */
  readonly hides: number
}

/** A stored document with a cover. In a text, the quotes would have a backslash. */
const HIDES = '%"type":"cover"%'

/** Some of a user's memes after an id, the oldest first. */
export async function listForArchive(
  db: Db,
  userId: number,
  ids: readonly number[] | undefined,
  after: number,
  limit: number,
): Promise<ListedMeme[]> {
  const query = db
    .selectFrom('memes')
    .select(['id', 'imageId', 'animationId', 'customImageId'])
    .select((eb) => eb.case().when('document', 'like', HIDES).then(1).else(0).end().as('hides'))
    .where('userId', '=', userId)
    .where('id', '>', after)
    .where('id', 'not in', deletedMemeIds(db, userId))
    .orderBy('id')
    .limit(limit)
  return await (ids === undefined ? query : query.where('id', 'in', ids)).execute()
}

/** The uploads that are stickers of some memes. */
export async function listStickersOf(db: Db, memeIds: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('stickerImages')
    .select('imageId')
    .distinct()
    .where('memeId', 'in', memeIds)
    .execute()
  return rows.map(({ imageId }) => imageId)
}

/** Everything that an archive says about some of the user's memes, oldest first. */
export const readForArchive = async (db: Db, userId: number, ids: readonly number[]) =>
  await db
    .selectFrom('memes')
    .leftJoin('templates', 'templates.id', 'memes.templateId')
    .innerJoin('images', 'images.id', 'memes.imageId')
    .leftJoin('publicMemes', 'publicMemes.memeId', 'memes.id')
    .select([
      'publicMemes.likes',
      'memes.id',
      'memes.shareId',
      'memes.title',
      'memes.document',
      'templates.slug',
      'memes.animationId',
      'memes.customImageId',
      'memes.isPublic',
      'memes.tags',
      'memes.isFavorite',
      'memes.imageDescription',
      'memes.aiPrompt',
      'memes.suggestedTitle',
      'memes.createdAt',
      'images.width',
      'images.height',
    ])
    .where('memes.userId', '=', userId)
    .where('memes.id', 'in', ids)
    .orderBy('memes.id')
    .execute()

export type ArchiveRow = Awaited<ReturnType<typeof readForArchive>>[number]

/** The user's meme that is the archived one, or was imported from it. */
export async function findArchived(
  db: Db,
  userId: number,
  key: string,
): Promise<{ readonly id: number; readonly isDeleted: boolean } | undefined> {
  const own = () =>
    db
      .selectFrom('memes')
      .leftJoin('deletedMemes', 'deletedMemes.memeId', 'memes.id')
      .select(['memes.id', 'deletedMemes.deletedAt'])
      .where('memes.userId', '=', userId)
  const rows = await own()
    .where('memes.shareId', '=', key)
    .unionAll(own().where('memes.importedFrom', '=', key))
    .execute()
  const row = rows.find(({ deletedAt }) => deletedAt === null) ?? rows[0]
  return row && { id: row.id, isDeleted: row.deletedAt !== null }
}

/** Whether the meme of a link was taken down, even if it no longer exists. */
export async function isTakenDown(db: Db, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('takedowns')
    .select('shareId')
    .where('shareId', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

/** Likes in an archive, the newest memes first. */
const MAX_LIKES = 10_000

/** What is stored about a user besides memes and templates, without any credentials. */
export async function readAccount(db: Db, userId: number) {
  const user = await db
    .selectFrom('users')
    .select(['email', 'firstName', 'handle', 'createdAt', 'unverifiedSince', 'administratorSince'])
    .select(['passwordHash', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select('startedAt')
    .where('userId', '=', userId)
    .orderBy('startedAt')
    .execute()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const keys = await listKeysOf(db, userId)
  const likes = await db
    .selectFrom('likes')
    .innerJoin('memes', 'memes.id', 'likes.memeId')
    .select(['memes.shareId', 'likes.likedAt'])
    .where('likes.userId', '=', userId)
    .orderBy('likes.memeId', 'desc')
    .limit(MAX_LIKES)
    .execute()
  const decisions = await db
    .selectFrom('decisions')
    .select(['shareId', 'title', 'act', 'reason', 'details', 'madeAt'])
    .select(['appeal', 'appealedAt', 'answer', 'answeredAt', 'wasReversed'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()
  const timeOf = (ms: number) => new Date(ms).toISOString()
  const timeOrNull = (ms: number | null) => (ms === null ? null : timeOf(ms))
  return {
    version: 1,
    email: user.email,
    firstName: user.firstName,
    handle: user.handle,
    language: user.language,
    createdAt: timeOf(user.createdAt),
    isEmailConfirmed: user.unverifiedSince === null,
    isAdministrator: user.administratorSince !== null,
    hasPassword: user.passwordHash !== null,
    singleSignOn: identities.map(({ createdAt, ...identity }) => ({
      ...identity,
      createdAt: timeOf(createdAt),
    })),
    passkeys: passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: timeOf(createdAt),
      lastUsedAt: timeOrNull(lastUsedAt),
    })),
    apiKeys: keys.map(({ name, scope, createdAt }) => ({
      name,
      scope,
      createdAt: timeOf(createdAt),
    })),
    likes: likes.map(({ shareId, likedAt }) => ({ meme: shareId, likedAt: timeOf(likedAt) })),
    decisions: decisions.map(
      ({ shareId, madeAt, appealedAt, answeredAt, wasReversed, ...decision }) => ({
        meme: shareId,
        ...decision,
        madeAt: timeOf(madeAt),
        appealedAt: timeOrNull(appealedAt),
        answeredAt: timeOrNull(answeredAt),
        isReversed: wasReversed === 1,
      }),
    ),
    signedInSince: sessions.map(({ startedAt }) => timeOf(startedAt)),
  }
}
