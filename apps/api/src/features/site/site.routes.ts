import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Site } from '@memesmith/contract'
import type { SiteSources } from './describe-site.ts'
import { describeSite } from './describe-site.ts'

export const siteRoutes: FastifyPluginAsyncTypebox<SiteSources> = async (app, deps) => {
  const site = describeSite(deps)
  app.get('/api/site', { schema: { response: { 200: Site } } }, async () => site)
}
