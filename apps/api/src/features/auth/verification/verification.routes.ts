import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { pageSites } from '../../../http/pages/page-site.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { routeOf } from '../../../http/route-of.ts'
import { requireUser, userIdOf } from '../../../http/sessions/require-user.ts'
import { findUserById } from '../../../users/users.repository.ts'
import { askerOf } from '../asker.ts'
import { logIn } from '../auth.service.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import type { LinkMails } from '../reset/link-mails.ts'
import { findVerificationOf, verifyEmail } from './verification.service.ts'
import { confirmEmailPage, deadVerificationPage, emailConfirmedPage } from './verification-pages.ts'

interface VerificationOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
  readonly mails: LinkMails
}

/** Verifies e-mail addresses. */
export const verificationRoutes: FastifyPluginAsyncTypebox<VerificationOptions> = async (
  app,
  { config, db, webAssets, mails },
) => {
  const siteFor = pageSites({ siteName: config.siteName, webAssets })

  app.route({
    ...routeOf(calls.verifyEmailPage),
    handler: async (request, reply) => {
      const { token } = request.query
      const site = siteFor(request)
      const found = await findVerificationOf(db, token)
      if (found === undefined) return sendPage(reply.code(410), deadVerificationPage(site))
      const isSignedIn = request.session.userId === found.userId
      return sendPage(
        reply,
        confirmEmailPage(site, {
          token,
          email: found.email,
          isSignedIn,
          rp: relyingPartyOf(config, request),
        }),
      )
    },
  })

  app.route({
    ...routeOf(calls.verifyEmail),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const { token, password } = request.body
      const site = siteFor(request)
      const found = await findVerificationOf(db, token)
      if (found === undefined) return sendPage(reply.code(410), deadVerificationPage(site))
      const { email } = found
      const isSignedIn = request.session.userId === found.userId
      // Whoever reads the mail need not have made the account: a stranger may have, with their address.
      const result = isSignedIn ? undefined : await logIn(db, { email, password })
      if (result !== undefined && 'problem' in result) {
        const { problem, status } = result
        const page = confirmEmailPage(site, {
          token,
          email,
          isSignedIn,
          rp: relyingPartyOf(config, request),
          problem,
        })
        return sendPage(reply.code(status), page)
      }
      return (await verifyEmail(db, token))
        ? sendPage(reply, emailConfirmedPage(site))
        : sendPage(reply.code(410), deadVerificationPage(site))
    },
  })

  app.route({
    ...routeOf(calls.sendVerification),
    config: { limit: 'account' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const user = await findUserById(db, userIdOf(request))
      if (user !== undefined) await mails.request('verify', user.email, askerOf(request))
      return reply.code(204).send()
    },
  })
}
