import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { PAGES } from '@memesmith/contract'
import Type from 'typebox'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/connect.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { startSession } from '../../../http/sessions/start-session.ts'
import { findResetOf, RESET_PATH, resetPassword } from './reset.service.ts'
import { deadLinkPage, newPasswordPage } from './reset-pages.ts'

interface ResetOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

const Token = Type.String({ maxLength: 100, default: '' })

/** Where a link leads that sets a new password. */
export const resetRoutes: FastifyPluginAsyncTypebox<ResetOptions> = async (
  app,
  { config, db, webAssets },
) => {
  const site = { siteName: config.siteName, webAssets }
  const deadLink = deadLinkPage(site, config.mail !== undefined)

  app.get(
    RESET_PATH,
    { schema: { querystring: Type.Object({ token: Token }) } },
    async (request, reply) => {
      const { token } = request.query
      const reset = await findResetOf(db, token)
      if (reset === undefined) return sendPage(reply.code(410), deadLink)
      return sendPage(reply, newPasswordPage(site, { token, email: reset.email }))
    },
  )

  app.post(
    RESET_PATH,
    {
      config: { limit: 'account' },
      schema: { body: Type.Object({ token: Token, password: Type.String({ default: '' }) }) },
    },
    async (request, reply) => {
      const { token, password } = request.body
      const reset = await findResetOf(db, token)
      if (reset === undefined) return sendPage(reply.code(410), deadLink)
      const result = await resetPassword(db, token, password)
      if (result === undefined) return sendPage(reply.code(410), deadLink)
      if ('problem' in result) {
        const page = newPasswordPage(site, { token, email: reset.email, problem: result.problem })
        return sendPage(reply.code(422), page)
      }
      await startSession(db, request, result.userId)
      return reply.redirect(PAGES.dashboard, 303)
    },
  )
}
