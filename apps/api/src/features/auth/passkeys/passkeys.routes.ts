import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import type { NetworkLimits } from '../../../http/guards/rate-limits/network-limits.ts'
import { routeOf } from '../../../http/route-of.ts'
import { cookiePolicy } from '../../../http/sessions/cookie-policy.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { signIn } from '../../../users/sign-in.ts'
import { isSuspended } from '../../../users/users.repository.ts'
import { suspensionPath } from '../../moderation/suspension.service.ts'
import { askerOf } from '../asker.ts'
import type { LinkMails } from '../reset/link-mails.ts'
import { safeReturnTo } from '../return-to.ts'
import { type Asked, askForProof } from './ask-browser.ts'
import { expectPasskeys } from './confirm-user.service.ts'
import { nameOfPasskey } from './name-of-passkey.ts'
import { provePasskey } from './prove-passkey.ts'
import { relyingPartyOf } from './relying-party.ts'
import { signUpWithPasskey, startSignUp } from './sign-up.service.ts'
import { createVisitorCookie } from './visitor-cookie.ts'

interface PasskeyOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
  readonly networks: NetworkLimits
  /** Undefined where no mail is sent. */
  readonly mails: LinkMails | undefined
}

/** Signs visitors in and up with passkeys. */
export const passkeyRoutes: FastifyPluginAsyncTypebox<PasskeyOptions> = async (
  app,
  { config, sessionSecret: secret, db, networks, mails },
) => {
  const visitorCookie = createVisitorCookie(cookiePolicy(config))
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  /** @throws AppError `passkeys_unavailable` */
  const askedAs = (request: FastifyRequest, holder: string): Asked => {
    const rp = relyingPartyOf(config, request)
    return expectPasskeys(rp && { rp, holder })
  }

  app.route({
    ...routeOf(calls.startPasskeySignIn),
    config: { limit: 'passkey' },
    handler: (request, reply) =>
      askForProof(db, askedAs(request, visitorCookie.keep(request, reply)), 'sign-in'),
  })

  app.route({
    ...routeOf(calls.signInWithPasskey),
    config: { limit: 'passkey' },
    handler: async (request) => {
      const { passkey, returnTo } = request.body
      const asked = askedAs(request, visitorCookie.read(request))
      const user = await provePasskey(db, asked, 'sign-in', passkey)
      if (await isSuspended(db, user.userId)) {
        const suspension = await suspensionPath(db, secret, user.userId)
        if (suspension === undefined) throw new AppError('account_suspended')
        return { returnTo: suspension }
      }
      if (!(await signIn(db, request, user))) throw new AppError('passkey_refused')
      return { returnTo: safeReturnTo(returnTo) }
    },
  })

  app.route({
    ...routeOf(calls.startPasskeySignUp),
    config: { limit: 'signup' },
    handler: (request, reply) => {
      const asked = askedAs(request, visitorCookie.keep(request, reply))
      const admit = () => networks.countSignUp(request)
      return startSignUp(config, db, asked, request.body, admit)
    },
  })

  app.route({
    ...routeOf(calls.signUpWithPasskey),
    // What starts it counts sign-ups.
    config: { limit: 'passkey' },
    handler: async (request) => {
      const { passkey, returnTo } = request.body
      const asked = askedAs(request, visitorCookie.read(request))
      const named = { passkey, name: nameOfPasskey('', request) }
      const { email, ...user } = await signUpWithPasskey(config, db, asked, named)
      await mails?.request('verify', email, askerOf(request))
      if (!(await signIn(db, request, user))) throw new AppError('passkey_refused')
      return { returnTo: safeReturnTo(returnTo) }
    },
  })
}
