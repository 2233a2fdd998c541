import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { deleteExpiredSessions } from './sessions.repository.ts'

/** Signs the user in, under a new session id: one known before is worth nothing afterwards. */
export async function startSession(db: Db, request: FastifyRequest, userId: number): Promise<void> {
  await deleteExpiredSessions(db)
  await request.session.regenerate()
  request.session.userId = userId
  // The plugin sends no secure cookie over plain http by itself; but a proxy in front may have taken
  // the https off.
  const { cookie } = request.session
  if (cookie.secure === true && request.protocol !== 'https') await request.session.save()
}
