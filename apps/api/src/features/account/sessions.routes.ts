import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { endSessionOf, getSessions, signOutElsewhere } from './sessions.service.ts'

/** Where the signed-in user is signed in. */
export const sessionsRoutes: FastifyPluginAsyncTypebox<{ readonly db: Db }> = async (
  app,
  { db },
) => {
  app.addHook('preParsing', requireUser)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.route({
    ...routeOf(calls.listSessions),
    handler: (request) =>
      getSessions(db, userIdOf(request), {
        sessionId: request.session.sessionId,
        userAgent: request.headers['user-agent'],
      }),
  })

  app.route({
    ...routeOf(calls.endSession),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await endSessionOf(db, userIdOf(request), request.params.id)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.signOutElsewhere),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await signOutElsewhere(db, userIdOf(request), request.session.sessionId)
      return reply.code(204).send()
    },
  })
}
