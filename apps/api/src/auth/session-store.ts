import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import type { Db } from '../database/connect.ts'
import { deleteSession, readSession, saveSession } from './sessions.repository.ts'
import { hashToken } from './token-hash.ts'

/** Keeps sessions in the database, so that a restart signs nobody out. */
export class DatabaseSessionStore implements SessionStore {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  set(sessionId: string, session: Session, callback: (error?: unknown) => void): void {
    const content = { userId: session.userId ?? null, data: JSON.stringify(session) }
    saveSession(this.#db, hashToken(sessionId), content).then(() => callback(), callback)
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    readSession(this.#db, hashToken(sessionId)).then(
      (data) => callback(null, data === undefined ? null : JSON.parse(data)),
      callback,
    )
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    deleteSession(this.#db, hashToken(sessionId)).then(() => callback(), callback)
  }
}
