import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { routeOf } from '../../../http/route-of.ts'
import { PACK_SCHEMA } from './pack-schema.ts'

/** Serves the JSON schema of a pack's `templates.json`. Packs themselves have no route. */
export const packRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...routeOf(calls.templatePackSchema),
    handler: async (_request, reply) =>
      reply.type(calls.templatePackSchema.answer[200].contentType).send(PACK_SCHEMA),
  })
}
