import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { deleteKey } from '../../http/sessions/api-keys.repository.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { createKey, getKeys } from './api-keys.service.ts'

/** The API keys of the signed-in user. */
export const apiKeysRoutes: FastifyPluginAsyncTypebox<{ readonly db: Db }> = async (
  app,
  { db },
) => {
  app.addHook('preParsing', requireUser)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.route({
    ...routeOf(calls.listApiKeys),
    handler: (request) => getKeys(db, userIdOf(request)),
  })
  app.route({
    ...routeOf(calls.createApiKey),
    config: { limit: 'account' },
    handler: async (request, reply) =>
      reply.code(201).send(await createKey(db, userIdOf(request), request.body)),
  })
  app.route({
    ...routeOf(calls.revokeApiKey),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await deleteKey(db, userIdOf(request), Number(request.params.id))
      return reply.code(204).send()
    },
  })
}
