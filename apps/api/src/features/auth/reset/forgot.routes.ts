import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import { pageSites } from '../../../http/pages/page-site.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { routeOf } from '../../../http/route-of.ts'
import { askerOf } from '../asker.ts'
import type { LinkMails } from './link-mails.ts'
import { forgotPage, linkSentPage } from './reset-pages.ts'

interface ForgotOptions {
  readonly config: Config
  readonly webAssets: WebAssets
  readonly mails: LinkMails
}

/** Requests a password link by e-mail. */
export const forgotRoutes: FastifyPluginAsyncTypebox<ForgotOptions> = async (
  app,
  { config, webAssets, mails },
) => {
  const siteFor = pageSites({ siteName: config.siteName, webAssets })

  app.route({
    ...routeOf(calls.forgotPasswordPage),
    handler: async (request, reply) => sendPage(reply, forgotPage(siteFor(request))),
  })

  app.route({
    ...routeOf(calls.forgotPassword),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await mails.request('reset', request.body.email, askerOf(request))
      return sendPage(reply, linkSentPage(siteFor(request)))
    },
  })
}
