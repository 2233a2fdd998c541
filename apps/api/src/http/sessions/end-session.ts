import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { cookiePolicy, SESSION_COOKIE } from './cookie-policy.ts'

/** Signs this browser out: ends the session on the server, and deletes its cookie. */
export async function endSession(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  await request.session.destroy()
  const { nameOf, options } = cookiePolicy(config)
  reply.clearCookie(nameOf(SESSION_COOKIE), options)
}
