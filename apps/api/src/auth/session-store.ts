import { createHash } from 'node:crypto'
import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import type { Db } from '../database/connect.ts'

/** A signed-in session lasts this long after it was last used. */
export const SESSION_MS = 14 * 24 * 60 * 60 * 1000

// A copy of the database must not be enough to take a session over.
const keyOf = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url')

/** Keeps sessions in the database, so that a restart signs nobody out. */
export class DatabaseSessionStore implements SessionStore {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  set(sessionId: string, session: Session, callback: (error?: unknown) => void): void {
    const values = {
      userId: session.userId ?? null,
      data: JSON.stringify(session),
      expiresAt: session.cookie.expires?.getTime() ?? Date.now() + SESSION_MS,
    }
    this.#db
      .insertInto('sessions')
      .values({ id: keyOf(sessionId), ...values })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
      .execute()
      .then(() => callback(), callback)
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    this.#db
      .selectFrom('sessions')
      .select('data')
      .where('id', '=', keyOf(sessionId))
      .where('expiresAt', '>', Date.now())
      .executeTakeFirst()
      .then((row) => callback(null, row === undefined ? null : JSON.parse(row.data)), callback)
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    this.#db
      .deleteFrom('sessions')
      .where('id', '=', keyOf(sessionId))
      .execute()
      .then(() => callback(), callback)
  }
}

/** Removes sessions that nobody can use any more. */
export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.deleteFrom('sessions').where('expiresAt', '<=', Date.now()).execute()
}
