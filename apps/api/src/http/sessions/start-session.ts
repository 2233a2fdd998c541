import type { FastifyRequest } from 'fastify'
import { userTransaction } from '../../database/row-locks.ts'
import type { Db } from '../../database/schema.ts'
import { describeBrowser } from './describe-browser.ts'
import {
  deleteExpiredSessions,
  deleteSurplusSessionsOf,
  insertSession,
} from './sessions.repository.ts'
import { hashToken } from './token-hash.ts'

/**
 * Signs the user in with a new session id, which prevents session fixation.
 *
 * @param isStillValid checks again that the credentials are valid. It runs in the transaction that
 *   stores the session. A password change before it makes this return false; a later one ends this
 *   session with the others
 * @returns whether the user is signed in
 */
export async function startSession(
  db: Db,
  request: FastifyRequest,
  userId: number,
  isStillValid: (transaction: Db) => Promise<boolean>,
): Promise<boolean> {
  await deleteExpiredSessions(db)
  await request.session.regenerate()
  const { session } = request
  session.userId = userId
  Object.assign(session, describeBrowser(request.headers['user-agent']))
  const id = hashToken(session.sessionId)
  const isStored = await userTransaction(db, userId, async (transaction) => {
    if (!(await isStillValid(transaction))) return false
    await insertSession(transaction, id, { userId, data: JSON.stringify(session) })
    await deleteSurplusSessionsOf(transaction, userId)
    return true
  })
  if (!isStored) {
    await session.regenerate()
    return false
  }
  // The plugin sends no secure cookie over plain http, but a proxy may have terminated TLS.
  const { cookie } = session
  if (cookie.secure === true && request.protocol !== 'https') await session.save()
  return true
}
