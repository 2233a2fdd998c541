import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, MINUTE_MS, type PublicFilter } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { i18nFor, LANGUAGE_HEADERS } from '../../http/language-of.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { routeOf } from '../../http/route-of.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import { listIndexed } from './explore.repository.ts'
import { listPublicMemes } from './explore.service.ts'
import { titleOfList } from './list-titles.service.ts'
import { atomFeed, jsonFeed } from './public-feed.ts'
import { siteMapOf } from './site-map.ts'

interface FeedsOptions {
  readonly config: Config
  readonly db: Db
}

/** The site map is the same for so long. */
const SITE_MAP_MS = 10 * MINUTE_MS

/** The feeds and the site map of a site with a public side. */
export const feedsRoutes: FastifyPluginAsyncTypebox<FeedsOptions> = async (app, { config, db }) => {
  if (config.publicGallery === 'off') return
  const formats = {
    atom: { write: atomFeed, type: calls.exploreAtom.answer[200].contentType },
    json: { write: jsonFeed, type: calls.exploreJsonFeed.answer[200].contentType },
  } as const

  async function sendFeed(
    request: FastifyRequest,
    reply: FastifyReply,
    filter: PublicFilter,
    format: keyof typeof formats,
  ): Promise<FastifyReply> {
    const { write, type } = formats[format]
    const i18n = i18nFor(request)
    const { memes } = await listPublicMemes(db, filter, undefined, i18n)
    const title = `${await titleOfList(db, filter, memes, i18n)} · ${config.siteName}`
    const feed = write({ title, filter, memes, origin: originOf(config, request) })
    const etag = `"${createHash('sha256').update(feed).digest('base64url')}"`
    reply.headers({
      etag,
      'cache-control': CACHE_CONTROL.shared,
      'access-control-allow-origin': '*',
      vary: LANGUAGE_HEADERS,
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type(type).send(feed)
  }

  app.route({
    ...routeOf(calls.exploreAtom),
    config: { limit: 'browse' },
    handler: (request, reply) => sendFeed(request, reply, request.query, 'atom'),
  })
  app.route({
    ...routeOf(calls.exploreJsonFeed),
    config: { limit: 'browse' },
    handler: (request, reply) => sendFeed(request, reply, request.query, 'json'),
  })
  app.route({
    ...routeOf(calls.personAtom),
    config: { limit: 'browse' },
    handler: (request, reply) => sendFeed(request, reply, request.params, 'atom'),
  })
  app.route({
    ...routeOf(calls.personJsonFeed),
    config: { limit: 'browse' },
    handler: (request, reply) => sendFeed(request, reply, request.params, 'json'),
  })

  const indexed = keepResult(() => listIndexed(db), SITE_MAP_MS)
  app.route({
    ...routeOf(calls.siteMap),
    config: { limit: 'browse' },
    handler: async (request, reply) =>
      reply
        .type(calls.siteMap.answer[200].contentType)
        .header('cache-control', CACHE_CONTROL.shared)
        .send(siteMapOf(await indexed(), originOf(config, request))),
  })
}
