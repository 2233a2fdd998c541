import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { networkOf } from '../../http/guards/rate-limits/rate-limits.ts'
import { pageSites } from '../../http/pages/page-site.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { isShareId } from '../../http/requests/is-share-id.ts'
import { SMALL_FORMS } from '../../http/requests/small-forms.ts'
import { routeOf } from '../../http/route-of.ts'
import { randomId } from '../../runtime/random-id.ts'
import { outcomeOf, reportMeme } from '../moderation/report-meme.service.ts'
import { findShown } from './find-shown.ts'
import { reportedPage, reportPage, reportStatusPage } from './report-page.ts'

interface ReportOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
  readonly webAssets: WebAssets
}

/** Reports about shared memes, from anyone who can see them. */
export const reportRoutes: FastifyPluginAsyncTypebox<ReportOptions> = async (app, deps) => {
  await app.register(formbody, SMALL_FORMS)
  const { config, sessionSecret: secret, db, webAssets } = deps
  const { siteName, abuseContact } = config
  const siteFor = pageSites({ siteName, webAssets, abuseContact })

  app.route({
    ...routeOf(calls.reportPage),
    handler: async (request, reply) => {
      const { shareId } = request.params
      if (!isShareId(shareId)) return reply.callNotFound()
      const shown = await findShown(deps, request, shareId)
      if ('page' in shown) return sendPage(reply.code(shown.status), shown.page)
      return sendPage(reply, reportPage(siteFor(request), { shareId, title: shown.meme.title }))
    },
  })

  app.route({
    ...routeOf(calls.reportMeme),
    config: { limit: 'report' },
    handler: async (request, reply) => {
      const { shareId } = request.params
      if (!isShareId(shareId)) return reply.callNotFound()
      const shown = await findShown(deps, request, shareId)
      if ('page' in shown) return sendPage(reply.code(shown.status), shown.page)
      const ticket = randomId()
      const reporter = { network: networkOf(request), secret, ticket }
      const problem = await reportMeme(db, shareId, request.body, reporter)
      if (problem === undefined)
        return sendPage(reply, reportedPage(siteFor(request), shareId, ticket))
      const { title } = shown.meme
      const failed = { ...request.body, problem }
      return sendPage(reply.code(422), reportPage(siteFor(request), { shareId, title }, failed))
    },
  })

  app.route({
    ...routeOf(calls.reportStatus),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      const outcome = await outcomeOf(db, request.params.ticket)
      return sendPage(
        reply.code(outcome === undefined ? 404 : 200),
        reportStatusPage(siteFor(request), outcome),
      )
    },
  })
}
