import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, MINUTE_MS } from '@memesmith/contract'
import type { Config, MailConfig } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { routeOf } from '../../../http/route-of.ts'
import { repeatInBackground } from '../../../runtime/repeat-in-background.ts'
import { ResetMails } from './reset-mails.ts'
import { forgotPage, linkSentPage } from './reset-pages.ts'

interface ResetOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

interface ForgotOptions extends ResetOptions {
  readonly mail: MailConfig
}

/** Requests a password link by e-mail. */
export const forgotRoutes: FastifyPluginAsyncTypebox<ForgotOptions> = async (
  app,
  { config, db, webAssets, mail },
) => {
  const site = { siteName: config.siteName, webAssets }
  const mails = new ResetMails({ db, mail, siteName: config.siteName, log: app.log })
  app.addHook('onClose', () => mails.close())
  repeatInBackground(app, 'password links could not be sent', () => mails.sendDue(), MINUTE_MS)

  app.route({
    ...routeOf(calls.forgotPasswordPage),
    handler: async (_request, reply) => sendPage(reply, forgotPage(site)),
  })

  app.route({
    ...routeOf(calls.forgotPassword),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await mails.request(request.body.email)
      return sendPage(reply, linkSentPage(site))
    },
  })
}
