import type { SessionStore } from '@fastify/session'
import type { Session } from 'fastify'
import type { Db } from '../../database/schema.ts'
import { deleteSessions, readSession, saveSession } from './sessions.repository.ts'
import { EndedSessions } from './sessions-to-remove.ts'
import { hashToken } from './token-hash.ts'

/** Stores sessions in the database, so that users stay signed in after a restart. */
export class DatabaseSessionStore implements SessionStore {
  readonly #db: Db
  readonly #ended: EndedSessions

  /** @param onFailure called when an ended session could not be removed yet */
  constructor(db: Db, onFailure: (error: unknown) => void) {
    this.#db = db
    this.#ended = new EndedSessions((ids) => deleteSessions(db, ids), onFailure)
  }

  set(sessionId: string, session: Session, callback: (error?: unknown) => void): void {
    this.#save(hashToken(sessionId), session).then(() => callback(), callback)
  }

  get(sessionId: string, callback: (error: unknown, session?: Session | null) => void): void {
    this.#read(hashToken(sessionId)).then((session) => callback(null, session), callback)
  }

  destroy(sessionId: string, callback: (error?: unknown) => void): void {
    this.#ended.end(hashToken(sessionId)).then(() => callback(), callback)
  }

  close(): Promise<void> {
    return this.#ended.close()
  }

  async #save(id: string, session: Session): Promise<void> {
    if (this.#ended.has(id)) return
    const content = { userId: session.userId ?? null, data: JSON.stringify(session) }
    await saveSession(this.#db, id, content)
  }

  async #read(id: string): Promise<Session | null> {
    if (this.#ended.has(id)) return null
    const data = await readSession(this.#db, id)
    return data === undefined ? null : JSON.parse(data)
  }
}
