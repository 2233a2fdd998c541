import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { routeOf } from '../../http/route-of.ts'
import type { SiteSources } from './describe-site.ts'
import { describeSite } from './describe-site.ts'

/** `GET /api/site`: the public configuration. */
export const siteRoutes: FastifyPluginAsyncTypebox<SiteSources> = async (app, deps) => {
  app.route({ ...routeOf(calls.getSite), handler: async () => describeSite(deps) })
}
