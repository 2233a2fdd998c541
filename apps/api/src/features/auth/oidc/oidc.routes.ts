import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, PAGES } from '@memesmith/contract'
import type { Saying } from '@memesmith/languages/saying'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import type { Config, OidcConfig } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { pageSites } from '../../../http/pages/page-site.ts'
import { sendPage } from '../../../http/pages/send-page.ts'
import type { WebAssets } from '../../../http/pages/web-assets.ts'
import { routeOf } from '../../../http/route-of.ts'
import { cookiePolicy } from '../../../http/sessions/cookie-policy.ts'
import { signIn } from '../../../users/sign-in.ts'
import { suspensionPath } from '../../moderation/suspension.service.ts'
import { invitationIn } from '../invitation-in.ts'
import { safeReturnTo } from '../return-to.ts'
import { createPendingSignInCookie } from './pending-sign-in-cookie.ts'
import { createProvider } from './provider.ts'
import { signInWith } from './sign-in.service.ts'
import { signInFailedPage } from './sign-in-failed-page.ts'

interface SignInOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
  readonly webAssets: WebAssets
}

interface OidcOptions extends SignInOptions {
  readonly oidc: OidcConfig
}

type Answer = readonly [status: number, problem: Saying]

const ANSWERS = {
  lost: [400, /*i18n*/ 'The sign-in took too long, or your browser keeps no cookies.'],
  declined: [403, /*i18n*/ 'The sign-in was called off.'],
  broken: [400, /*i18n*/ 'What the sign-in provider answered did not fit. Please try once more.'],
  unreachable: [
    502,
    /*i18n*/ 'The sign-in provider can not be reached. It may work again in a moment.',
  ],
} as const satisfies Record<string, Answer>

/** Single sign-on at the operator's provider, which replaces passwords. */
export const oidcRoutes: FastifyPluginAsyncTypebox<OidcOptions> = async (
  app,
  { config, sessionSecret: secret, db, webAssets, oidc },
) => {
  const provider = createProvider(oidc)
  const pendingCookie = createPendingSignInCookie(cookiePolicy(config))

  app.route({
    ...routeOf(calls.loginPage),
    handler: async (request, reply) => {
      const returnTo = safeReturnTo(request.query.returnTo)
      if (request.session.userId !== undefined) return reply.redirect(returnTo)
      try {
        const { url, pending } = await provider.begin()
        pendingCookie.set(request, reply, {
          ...pending,
          returnTo,
          invitation: invitationIn(request.query),
        })
        return reply.header('cache-control', 'no-store').redirect(url)
      } catch (error) {
        request.log.error(error, 'the sign-in provider could not be reached')
        return fail(request, reply, returnTo, ANSWERS.unreachable)
      }
    },
  })

  app.route({
    ...routeOf(calls.loginCallback),
    handler: async (request, reply) => {
      const pending = pendingCookie.take(request, reply, request.query.state)
      const returnTo = safeReturnTo(pending?.returnTo)
      if (pending === undefined) {
        // The user went back, or has another window: they may already be signed in.
        if (request.session.userId !== undefined) return reply.redirect(PAGES.home)
        return fail(request, reply, returnTo, ANSWERS.lost)
      }
      const query = request.url.split('?').slice(1).join('?')
      const identity = await provider.finish(query, pending).catch((error: unknown) => {
        request.log.warn(error, 'a sign-in was not completed')
        return reasonOf(error)
      })
      if (typeof identity === 'string') return fail(request, reply, returnTo, ANSWERS[identity])
      const result = await signInWith(config, db, identity, pending.invitation ?? '')
      const suspension =
        'suspended' in result && (await suspensionPath(db, secret, result.suspended))
      if (suspension) return reply.redirect(suspension)
      if ('problem' in result) return fail(request, reply, returnTo, [403, result.problem])
      const isSignedIn = await signIn(db, request, result)
      return isSignedIn ? reply.redirect(returnTo) : fail(request, reply, returnTo, ANSWERS.lost)
    },
  })

  const siteFor = pageSites({ siteName: config.siteName, webAssets })
  const fail = (
    request: FastifyRequest,
    reply: FastifyReply,
    returnTo: string,
    [status, problem]: Answer,
  ) => sendPage(reply.code(status), signInFailedPage({ ...siteFor(request), problem, returnTo }))
}

function reasonOf(error: unknown): 'broken' | 'declined' | 'unreachable' {
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied' ? 'declined' : 'broken'
  }
  const isAnswer = error instanceof ClientError || error instanceof ResponseBodyError
  return isAnswer ? 'broken' : 'unreachable'
}
