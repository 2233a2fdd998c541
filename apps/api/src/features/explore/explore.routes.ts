import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import { i18nFor, LANGUAGE_HEADERS } from '../../http/language-of.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { findPublicThumbnail } from '../memes/public/public-thumbnail.service.ts'
import type { MemeDependencies } from '../memes/save/save-meme.service.ts'
import { listCommonTags } from './explore.repository.ts'
import { listPublicMemes, setLike } from './explore.service.ts'
import { keepShowcase } from './kept-showcase.ts'

type ExploreOptions = MemeDependencies

/** The public side. Without one, its calls answer like any other path that nobody serves. */
export const exploreRoutes: FastifyPluginAsyncTypebox<ExploreOptions> = async (app, deps) => {
  const { config, db } = deps
  if (config.publicGallery === 'off') return

  const showcase = keepShowcase(db)
  app.route({
    ...routeOf(calls.listPublicMemes),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      reply.headers({ 'cache-control': 'no-cache', vary: LANGUAGE_HEADERS })
      const userId = callerIdOf(request)
      const i18n = i18nFor(request)
      const { sort, ...others } = request.query
      const isShowcase = sort === 'popular' && Object.keys(others).length === 0
      if (isShowcase && userId === undefined) return await showcase(i18n)
      return await listPublicMemes(db, request.query, userId, i18n)
    },
  })

  app.route({
    ...routeOf(calls.listPublicTags),
    config: { limit: 'browse' },
    handler: async (_request, reply) => {
      reply.header('cache-control', CACHE_CONTROL.shared)
      return await listCommonTags(db)
    },
  })

  app.route({
    ...routeOf(calls.publicThumbnail),
    config: { limit: 'thumbnail' },
    handler: async (request, reply) => {
      const thumbnail = await findPublicThumbnail(deps, request.params.shareId)
      return await sendPicture(request, reply, thumbnail, { 'cache-control': CACHE_CONTROL.shared })
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
