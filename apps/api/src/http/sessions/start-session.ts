import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { deleteExpiredSessions, insertSession } from './sessions.repository.ts'
import { hashToken } from './token-hash.ts'

/**
 * Signs the user in, under a new session id: one known before is worth nothing afterwards.
 *
 * @param isStillProven whether what let the user in still does. It is asked in the transaction that
 *   stores the session: a change of the password either comes first, and this says no, or comes later,
 *   and ends this session with the others
 * @returns whether the user is signed in
 */
export async function startSession(
  db: Db,
  request: FastifyRequest,
  userId: number,
  isStillProven: (transaction: Db) => Promise<boolean>,
): Promise<boolean> {
  await deleteExpiredSessions(db)
  await request.session.regenerate()
  const { session } = request
  session.userId = userId
  const id = hashToken(session.sessionId)
  const isStored = await db.transaction().execute(async (transaction) => {
    if (!(await isStillProven(transaction))) return false
    await insertSession(transaction, id, { userId, data: JSON.stringify(session) })
    return true
  })
  if (!isStored) {
    await session.regenerate()
    return false
  }
  // The plugin sends no secure cookie over plain http by itself; but a proxy in front may have taken
  // the https off.
  const { cookie } = session
  if (cookie.secure === true && request.protocol !== 'https') await session.save()
  return true
}
