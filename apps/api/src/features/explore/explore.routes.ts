import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import { userIdOf } from '../../http/sessions/require-user.ts'
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

  for (const [call, isLiked] of [
    [calls.likeMeme, true],
    [calls.unlikeMeme, false],
  ] as const) {
    app.route({
      ...routeOf(call),
      config: { limit: 'like' },
      handler: (request) => setLike(db, userIdOf(request), request.params.shareId, isLiked),
    })
  }
}
