import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { routeOf } from '../../../http/route-of.ts'
import { PACK_SCHEMA } from './pack-schema.ts'

/** The schema of `templates.json`. */
export const packRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...routeOf(calls.templatePackSchema),
    handler: async (_request, reply) =>
      reply.type(calls.templatePackSchema.answer[200].contentType).send(PACK_SCHEMA),
  })
}
