import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { listPublicMemes, setLike } from './explore.service.ts'

interface ExploreOptions {
  readonly config: Config
  readonly db: Db
}

/** The public side. Without one, its calls answer like any other path that nobody serves. */
export const exploreRoutes: FastifyPluginAsyncTypebox<ExploreOptions> = async (
  app,
  { config, db },
) => {
  if (config.publicGallery === 'off') return

  app.route({
    ...routeOf(calls.listPublicMemes),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' })
      return await listPublicMemes(db, request.query, callerIdOf(request))
    },
  })

  await app.register(async (likes: typeof app) => {
    likes.addHook('preParsing', requireUser)
    likes.route({
      ...routeOf(calls.likeMeme),
      config: { limit: 'like' },
      handler: (request) => setLike(db, userIdOf(request), request.params.shareId, true),
    })
    likes.route({
      ...routeOf(calls.unlikeMeme),
      config: { limit: 'like' },
      handler: (request) => setLike(db, userIdOf(request), request.params.shareId, false),
    })
  })
}
