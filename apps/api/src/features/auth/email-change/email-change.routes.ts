import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { languageOf } from '../../../http/language-of.ts'
import { pageSites } from '../../../http/pages/page-site.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { routeOf } from '../../../http/route-of.ts'
import { requireUser, userIdOf } from '../../../http/sessions/require-user.ts'
import { askerOf } from '../asker.ts'
import { logIn } from '../auth.service.ts'
import { askedInSession } from '../passkeys/confirm-user.service.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import type { LinkMails } from '../reset/link-mails.ts'
import {
  confirmEmailChange,
  findEmailChangeBy,
  requestEmailChange,
} from './email-change.service.ts'
import { changedPage, confirmChangePage, notChangedPage } from './email-change-pages.ts'

interface EmailChangeOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
  /** Undefined where no mail is sent: nothing is confirmed then. */
  readonly mails: LinkMails | undefined
}

/** Changes the e-mail address of an account. */
export const emailChangeRoutes: FastifyPluginAsyncTypebox<EmailChangeOptions> = async (
  app,
  { config, db, webAssets, mails },
) => {
  app.route({
    ...routeOf(calls.changeEmail),
    config: { limit: 'account' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const before = await requestEmailChange(
        config,
        db,
        userIdOf(request),
        askedInSession(config, request),
        request.body,
      )
      if (before !== undefined) {
        await mails?.request('change-email', before, askerOf(request), request.body.email)
      }
      return reply.code(204).send()
    },
  })

  if (mails === undefined) return
  const siteFor = pageSites({ siteName: config.siteName, webAssets })

  app.route({
    ...routeOf(calls.confirmEmailChangePage),
    handler: async (request, reply) => {
      const { token } = request.query
      const site = siteFor(request)
      const found = await findEmailChangeBy(db, token)
      if (found === undefined) return sendPage(reply.code(410), notChangedPage(site, 'dead link'))
      const isSignedIn = request.session.userId === found.userId
      return sendPage(
        reply,
        confirmChangePage(site, {
          ...found,
          token,
          isSignedIn,
          rp: relyingPartyOf(config, request),
        }),
      )
    },
  })

  app.route({
    ...routeOf(calls.confirmEmailChange),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const { token, password } = request.body
      const site = siteFor(request)
      const found = await findEmailChangeBy(db, token)
      if (found === undefined) return sendPage(reply.code(410), notChangedPage(site, 'dead link'))
      const isSignedIn = request.session.userId === found.userId
      // A typing mistake may have sent the link to a stranger, who must not get the account.
      const login = isSignedIn ? undefined : await logIn(db, { email: found.before, password })
      if (login !== undefined && 'problem' in login) {
        const { problem, status } = login
        const page = confirmChangePage(site, {
          ...found,
          token,
          isSignedIn,
          rp: relyingPartyOf(config, request),
          problem,
        })
        return sendPage(reply.code(status), page)
      }
      const done = await confirmEmailChange(db, token, languageOf(request))
      if (typeof done === 'string') {
        return sendPage(reply.code(done === 'taken' ? 409 : 410), notChangedPage(site, done))
      }
      mails.send(done.news)
      return sendPage(reply, changedPage(site, found.email))
    },
  })
}
