import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, MAX_APPEAL_LENGTH } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { SMALL_FORMS } from '../../http/requests/small-forms.ts'
import { routeOf } from '../../http/route-of.ts'
import { loadSessionSecret } from '../../http/sessions/session-secret.ts'
import { appeal } from './decide.service.ts'
import { readSuspension } from './suspension.service.ts'
import { noSuspensionPage, suspensionPage } from './suspension-page.ts'

interface SuspensionOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

/** The page on which a suspended person appeals. */
export const suspensionRoutes: FastifyPluginAsyncTypebox<SuspensionOptions> = async (
  app,
  { config, db, webAssets },
) => {
  await app.register(formbody, SMALL_FORMS)
  const site = { siteName: config.siteName, webAssets }
  const secret = config.sessionSecret ?? loadSessionSecret(config.dataDir)

  app.route({
    ...routeOf(calls.suspensionPage),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      const { ticket } = request.params
      const suspension = await readSuspension(db, secret, ticket)
      if (suspension === undefined) return sendPage(reply.code(404), noSuspensionPage(site))
      return sendPage(reply, suspensionPage(site, ticket, suspension.decision))
    },
  })

  app.route({
    ...routeOf(calls.appealSuspension),
    config: { limit: 'report' },
    handler: async (request, reply) => {
      const { ticket } = request.params
      const suspension = await readSuspension(db, secret, ticket)
      if (suspension === undefined) return sendPage(reply.code(404), noSuspensionPage(site))
      const { userId, decision } = suspension
      const words = request.body.appeal.trim()
      if (words === '' || words.length > MAX_APPEAL_LENGTH) {
        const problem = `Please write 1 to ${MAX_APPEAL_LENGTH} characters.`
        return sendPage(reply.code(422), suspensionPage(site, ticket, decision, problem))
      }
      // A second one is refused; the page then says what became of the first.
      if (decision.appeal === null) await appeal(db, userId, decision.id, words)
      return reply.redirect(request.url, 303)
    },
  })
}
