import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config, MailConfig } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { routeOf } from '../../../http/route-of.ts'
import { createMailer } from './mailer.ts'
import { writeResetMail } from './reset.service.ts'
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
  const mailer = createMailer(mail)
  const underWay = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
  })

  app.route({
    ...routeOf(calls.forgotPasswordPage),
    handler: async (_request, reply) => sendPage(reply, forgotPage(site)),
  })

  app.route({
    ...routeOf(calls.forgotPassword),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      // Not awaited, so the response time does not reveal whether the account exists.
      const sending = sendLink(request.body.email)
        .catch((error: unknown) => request.log.error(error, 'a password link could not be sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
      return sendPage(reply, linkSentPage(site))
    },
  })

  async function sendLink(email: string): Promise<void> {
    const message = await writeResetMail(
      db,
      { siteName: config.siteName, origin: mail.linkOrigin },
      email,
    )
    if (message !== undefined) await mailer.send(message)
  }
}
