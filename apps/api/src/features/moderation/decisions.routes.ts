import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { appeal, listOwnDecisions } from './decide.service.ts'

/** Tells the owner of a meme what was decided about it, and why. */
export const decisionsRoutes: FastifyPluginAsyncTypebox<{ readonly db: Db }> = async (
  app,
  { db },
) => {
  app.route({
    ...routeOf(calls.listDecisions),
    config: { limit: 'list' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return await listOwnDecisions(db, userIdOf(request))
    },
  })

  app.route({
    ...routeOf(calls.appealDecision),
    config: { limit: 'report' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const { params, body } = request
      await appeal(db, userIdOf(request), Number(params.id), body.appeal)
      return reply.code(204).send()
    },
  })
}
