import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { VERSION } from '../../config/version.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { routeOf } from '../../http/route-of.ts'
import { apiPage } from './api-page.ts'
import { describeApi, type RouteLimits } from './describe-api.ts'

interface OpenApiOptions {
  readonly config: Config
  readonly webAssets: WebAssets
  readonly limits: RouteLimits
}

/** Collects the rate limits of all routes that are registered after this. */
export function collectLimits(app: FastifyInstance): RouteLimits {
  const limits = new Map<string, NonNullable<ReturnType<RouteLimits['get']>>>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.limit === undefined) return
    for (const each of [method].flat()) limits.set(`${each} ${url}`, config.limit)
  })
  return limits
}

/** The API for programs: an OpenAPI document, and a page of it. */
export const openApiRoutes: FastifyPluginAsyncTypebox<OpenApiOptions> = async (app, deps) => {
  const { config, webAssets, limits } = deps
  const { siteName } = config
  const describe = (server: string) => describeApi(limits, { siteName, version: VERSION, server })

  app.route({
    ...routeOf(calls.openApiDocument),
    handler: async (request, reply) =>
      reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
        .send(describe(originOf(config, request))),
  })

  app.route({
    ...routeOf(calls.apiDocs),
    handler: (request, reply) => {
      const document = describe(originOf(config, request))
      return sendPage(reply, apiPage(document, { siteName, webAssets }))
    },
  })
}
