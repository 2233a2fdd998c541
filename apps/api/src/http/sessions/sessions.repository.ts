import { DAY_MS, HOUR_MS } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'

/** A session expires after this long without use, in ms. */
export const SESSION_IDLE_MS = 14 * DAY_MS
/** A session ends after this long whatever happens, in ms. */
export const SESSION_MAX_MS = 90 * DAY_MS
/** The sessions of one user. A family has some ten, and a program that signs in again and again has no end. */
export const MAX_SESSIONS = 100
/** The minimum time between two renewals of a session in use, in ms. */
const RENEWAL_MS = HOUR_MS

interface SessionContent {
  readonly userId: number | null
  readonly data: string
}

/** Stores a new session. */
export async function insertSession(db: Db, id: string, content: SessionContent): Promise<void> {
  const startedAt = Date.now()
  const expiresAt = startedAt + SESSION_IDLE_MS
  await db
    .insertInto('sessions')
    .values({ id, ...content, expiresAt, startedAt })
    .execute()
}

/** Deletes those sessions of the user that were not used for longest, if there are more than `MAX_SESSIONS`. */
export async function deleteSurplusSessionsOf(db: Db, userId: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('id', 'not in', (from) =>
      from
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .orderBy('expiresAt', 'desc')
        .limit(MAX_SESSIONS),
    )
    .execute()
}

/** Updates a session. Does not recreate one that has ended in the meantime. */
export async function saveSession(db: Db, id: string, content: SessionContent): Promise<void> {
  const expiresAt = Date.now() + SESSION_IDLE_MS
  await db
    .updateTable('sessions')
    .set({ ...content, expiresAt })
    .where('id', '=', id)
    .execute()
}

/** The data of a session that has not ended; reading it renews the session. */
export async function readSession(db: Db, id: string): Promise<string | undefined> {
  const now = Date.now()
  const row = await db
    .selectFrom('sessions')
    .select(['data', 'expiresAt'])
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .where('startedAt', '>', now - SESSION_MAX_MS)
    .executeTakeFirst()
  if (row !== undefined && row.expiresAt < now + SESSION_IDLE_MS - RENEWAL_MS) {
    // Only an update: a session that has ended in the meantime must not be recreated.
    await db
      .updateTable('sessions')
      .set({ expiresAt: now + SESSION_IDLE_MS })
      .where('id', '=', id)
      .execute()
      // On a full disk users can still see their memes; the next request tries again.
      .catch(() => undefined)
  }
  return row?.data
}

/** Whether the session is the user's and has not ended. */
export async function hasSession(db: Db, userId: number, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Sessions of a user that have not ended, those used last first. */
export async function listSessionsOf(db: Db, userId: number) {
  const now = Date.now()
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'data', 'expiresAt', 'startedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('startedAt', '>', now - SESSION_MAX_MS)
    .orderBy('expiresAt', 'desc')
    .execute()
  return rows.map(({ expiresAt, ...row }) => ({ ...row, lastUsedAt: expiresAt - SESSION_IDLE_MS }))
}

/** Deletes sessions, so that their users are signed out. */
export async function deleteSessions(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('sessions').where('id', 'in', ids).execute()
}

/** Deletes all sessions of the user. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Deletes a session of the user. A session that has ended is no error. */
export async function deleteSessionOf(db: Db, userId: number, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '=', id).execute()
}

/** Deletes all sessions of the user but one. */
export async function deleteOtherSessionsOf(db: Db, userId: number, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).where('id', '!=', id).execute()
}

/** Deletes expired sessions. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  const now = Date.now()
  await db.deleteFrom('sessions').where('expiresAt', '<=', now).execute()
  await db
    .deleteFrom('sessions')
    .where('startedAt', '<=', now - SESSION_MAX_MS)
    .execute()
}
