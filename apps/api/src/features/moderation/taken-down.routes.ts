import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { listTakedownsOf } from './moderation.repository.ts'

/** Tells the owner of a meme that it was taken down, and why. */
export const takenDownRoutes: FastifyPluginAsyncTypebox<{ readonly db: Db }> = async (
  app,
  { db },
) => {
  app.route({
    ...routeOf(calls.listTakenDownMemes),
    config: { limit: 'list' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const rows = await listTakedownsOf(db, userIdOf(request))
      const memes = rows.map(({ createdAt, takenDownAt, ...meme }) => ({
        ...meme,
        createdAt: new Date(createdAt).toISOString(),
        takenDownAt: new Date(takenDownAt).toISOString(),
      }))
      return reply.header('cache-control', 'no-store').send(memes)
    },
  })
}
