import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, MAX_APPEAL_LENGTH } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { pageSites } from '../../http/pages/page-site.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { SMALL_FORMS } from '../../http/requests/small-forms.ts'
import { routeOf } from '../../http/route-of.ts'
import { appeal } from './decide.service.ts'
import { readSuspension } from './suspension.service.ts'
import { noSuspensionPage, suspensionPage } from './suspension-page.ts'

interface SuspensionOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
  readonly webAssets: WebAssets
}

const TOO_LONG = /*i18n*/ 'Please write 1 to {max} characters.'

/** The page on which a suspended person appeals. */
export const suspensionRoutes: FastifyPluginAsyncTypebox<SuspensionOptions> = async (
  app,
  { config, sessionSecret: secret, db, webAssets },
) => {
  await app.register(formbody, SMALL_FORMS)
  const siteFor = pageSites({ siteName: config.siteName, webAssets })

  const suspensionOf = (ticket: string) => readSuspension(db, secret, ticket)
  const noSuspension = (request: Pick<FastifyRequest, 'headers'>, reply: FastifyReply) =>
    sendPage(reply.code(404), noSuspensionPage(siteFor(request)))

  app.route({
    ...routeOf(calls.suspensionPage),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      const { ticket } = request.params
      const suspension = await suspensionOf(ticket)
      if (suspension === undefined) return noSuspension(request, reply)
      return sendPage(reply, suspensionPage(siteFor(request), ticket, suspension.decision))
    },
  })

  app.route({
    ...routeOf(calls.appealSuspension),
    config: { limit: 'report' },
    handler: async (request, reply) => {
      const { ticket } = request.params
      const suspension = await suspensionOf(ticket)
      if (suspension === undefined) return noSuspension(request, reply)
      const { userId, decision } = suspension
      const words = request.body.appeal.trim()
      if (words === '' || words.length > MAX_APPEAL_LENGTH) {
        const page = suspensionPage(siteFor(request), ticket, decision, TOO_LONG)
        return sendPage(reply.code(422), page)
      }
      // A second one is refused; the page then says what became of the first.
      if (decision.appeal === null) await appeal(db, userId, decision.id, words)
      return reply.redirect(request.url, 303)
    },
  })
}
