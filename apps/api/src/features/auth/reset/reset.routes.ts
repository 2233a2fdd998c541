import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, PAGES } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { pageSites } from '../../../http/pages/page-site.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { routeOf } from '../../../http/route-of.ts'
import { signIn } from '../../../users/sign-in.ts'
import { findResetOf, resetPassword } from './reset.service.ts'
import { deadLinkPage, newPasswordPage } from './reset-pages.ts'

interface ResetOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

/** The page behind a password link. */
export const resetRoutes: FastifyPluginAsyncTypebox<ResetOptions> = async (
  app,
  { config, db, webAssets },
) => {
  const siteFor = pageSites({ siteName: config.siteName, webAssets })
  const deadLink = (request: FastifyRequest) =>
    deadLinkPage(siteFor(request), config.mail !== undefined)

  app.route({
    ...routeOf(calls.resetPasswordPage),
    handler: async (request, reply) => {
      const { token } = request.query
      const reset = await findResetOf(db, token)
      if (reset === undefined) return sendPage(reply.code(410), deadLink(request))
      return sendPage(reply, newPasswordPage(siteFor(request), { token, email: reset.email }))
    },
  })

  app.route({
    ...routeOf(calls.resetPassword),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const { token, password } = request.body
      const reset = await findResetOf(db, token)
      if (reset === undefined) return sendPage(reply.code(410), deadLink(request))
      const result = await resetPassword(db, token, password)
      if (result === undefined) return sendPage(reply.code(410), deadLink(request))
      if ('problem' in result) {
        const page = newPasswordPage(siteFor(request), {
          token,
          email: reset.email,
          problem: result.problem,
        })
        return sendPage(reply.code(422), page)
      }
      const isSignedIn = await signIn(db, request, result)
      return reply.redirect(isSignedIn ? PAGES.dashboard : PAGES.home, 303)
    },
  })
}
