import { DAY_MS, HOUR_MS } from '@memesmith/contract'
import type { Db } from '../../database/connect.ts'

/** A session ends when it was not used for this long. */
const SESSION_IDLE_MS = 14 * DAY_MS
/** A session in use is renewed this often, not with every request. */
const RENEWAL_MS = HOUR_MS

interface SessionContent {
  readonly userId: number | null
  readonly data: string
}

/** Stores a new session. */
export async function insertSession(db: Db, id: string, content: SessionContent): Promise<void> {
  const expiresAt = Date.now() + SESSION_IDLE_MS
  await db
    .insertInto('sessions')
    .values({ id, ...content, expiresAt })
    .execute()
}

/** Changes a session. One that has ended meanwhile stays ended. */
export async function saveSession(db: Db, id: string, content: SessionContent): Promise<void> {
  const expiresAt = Date.now() + SESSION_IDLE_MS
  await db
    .updateTable('sessions')
    .set({ ...content, expiresAt })
    .where('id', '=', id)
    .execute()
}

/** The data of a session that has not ended; using it renews it. */
export async function readSession(db: Db, id: string): Promise<string | undefined> {
  const now = Date.now()
  const row = await db
    .selectFrom('sessions')
    .select(['data', 'expiresAt'])
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (row !== undefined && row.expiresAt < now + SESSION_IDLE_MS - RENEWAL_MS) {
    // Never an insert: a session that is ended meanwhile stays ended.
    await db
      .updateTable('sessions')
      .set({ expiresAt: now + SESSION_IDLE_MS })
      .where('id', '=', id)
      .execute()
      // On a full disk people still see what they have; the next request tries again.
      .catch(() => undefined)
  }
  return row?.data
}

export async function deleteSessions(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('sessions').where('id', 'in', ids).execute()
}

/** Signs the user out everywhere. */
export async function deleteSessionsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sessions').where('userId', '=', userId).execute()
}

/** Removes sessions that nobody can use any more. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', Date.now()).execute()
}
