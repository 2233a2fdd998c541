import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config/config.ts'
import { VERSION } from '../../config/version.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { routeOf } from '../../http/route-of.ts'
import { cookiePolicy, SESSION_COOKIE } from '../../http/sessions/cookie-policy.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import { apiPage } from './api-page.ts'
import { describeApi, type RouteLimits } from './describe-api.ts'

interface OpenApiOptions {
  readonly config: Config
  readonly webAssets: WebAssets
  readonly limits: RouteLimits
}

const LIMIT = { limit: 'browse' } as const

/** Collects the rate limits of all routes that are registered after this. */
export function collectLimits(app: FastifyInstance): RouteLimits {
  const limits = new Map<string, NonNullable<ReturnType<RouteLimits['get']>>>()
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.limit === undefined) return
    for (const each of [method].flat()) limits.set(`${each} ${url}`, config.limit)
  })
  return limits
}

/** The API for programs: an OpenAPI document, and the same as a page. */
export const openApiRoutes: FastifyPluginAsyncTypebox<OpenApiOptions> = async (app, deps) => {
  const { config, webAssets, limits } = deps
  const { siteName } = config
  const sessionCookie = cookiePolicy(config).nameOf(SESSION_COOKIE)
  // Made once, when all routes are registered.
  const describe = keepResult(async () =>
    describeApi(limits, { siteName, version: VERSION, sessionCookie }),
  )
  const page = keepResult(async () => apiPage(await describe(), { siteName, webAssets }))

  app.route({
    ...routeOf(calls.openApiDocument),
    config: LIMIT,
    handler: async (request, reply) =>
      reply
        .headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' })
        .send({ ...(await describe()), servers: [{ url: originOf(config, request) }] }),
  })

  app.route({
    ...routeOf(calls.apiDocs),
    config: LIMIT,
    handler: async (_request, reply) => sendPage(reply, await page()),
  })
}
