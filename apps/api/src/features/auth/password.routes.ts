import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, MINUTE_MS, type SignInForm, SUPPORT_PAGES } from '@memesmith/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config, MailConfig } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import type { NetworkLimits } from '../../http/guards/rate-limits/network-limits.ts'
import { i18nFor } from '../../http/language-of.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { SMALL_FORMS } from '../../http/requests/small-forms.ts'
import { routeOf } from '../../http/route-of.ts'
import { hashToken } from '../../http/sessions/token-hash.ts'
import { repeatInBackground } from '../../runtime/repeat-in-background.ts'
import { INVITATION_OVER } from '../../users/create-account.ts'
import { isInvitationValid } from '../../users/invitations.repository.ts'
import { signIn } from '../../users/sign-in.ts'
import { suspensionPath } from '../moderation/suspension.service.ts'
import { askerOf } from './asker.ts'
import { type AuthResult, logIn, signUp, WRONG_PASSWORD } from './auth.service.ts'
import { emailChangeRoutes } from './email-change/email-change.routes.ts'
import { invitationIn } from './invitation-in.ts'
import { type LoginForm, loginPage } from './login-page.ts'
import { ownPasskeysRoutes } from './passkeys/own-passkeys.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { relyingPartyOf } from './passkeys/relying-party.ts'
import { plainHttpProblem } from './plain-http-problem.ts'
import type { LinkMails } from './reset/link-mails.ts'
import { resetRoutes } from './reset/reset.routes.ts'
import { safeReturnTo } from './return-to.ts'

interface PasswordOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
  readonly networks: NetworkLimits
  readonly webAssets: WebAssets
}

/** Sign-up, login and password reset with an e-mail and a password. */
export const passwordRoutes: FastifyPluginAsyncTypebox<PasswordOptions> = async (app, deps) => {
  await app.register(formbody, SMALL_FORMS)
  const { db, config, sessionSecret: secret, networks, webAssets } = deps
  const forgotPath = config.mail && calls.forgotPasswordPage.path
  const { siteName } = config
  const page = (request: FastifyRequest) => ({
    siteName,
    i18n: i18nFor(request),
    webAssets,
    forgotPath,
    policy: config.signUp.policy,
    rp: relyingPartyOf(config, request),
    termsUrl: config.pageUrls.termsUrl ?? SUPPORT_PAGES.termsUrl,
    privacyUrl: config.pageUrls.privacyUrl ?? SUPPORT_PAGES.privacyUrl,
  })

  await app.register(resetRoutes, deps)
  const mails = config.mail && (await sendLinks(app, deps, config.mail))
  await app.register(emailChangeRoutes, { ...deps, mails })
  await app.register(passkeyRoutes, { ...deps, mails })
  await app.register(ownPasskeysRoutes, deps)

  app.route({
    ...routeOf(calls.loginPage),
    handler: async (request, reply) => {
      const returnTo = safeReturnTo(request.query.returnTo)
      if (request.session.userId !== undefined) return reply.redirect(returnTo)
      const invitation = invitationIn(request.query)
      return sendPage(
        reply,
        loginPage({ ...page(request), returnTo, ...(await check(invitation)) }),
      )
    },
  })

  app.route({
    ...routeOf(calls.logIn),
    config: { limit: 'login' },
    handler: async (request, reply) =>
      answer(
        request,
        reply,
        'login',
        plainHttpProblem(config, request) ?? (await logIn(db, request.body)),
      ),
  })

  app.route({
    ...routeOf(calls.signUp),
    config: { limit: 'signup' },
    handler: async (request, reply) => {
      const admit = () => networks.countSignUp(request)
      const result =
        plainHttpProblem(config, request) ?? (await signUp(config, db, request.body, admit))
      if ('userId' in result) await mails?.request('verify', request.body.email, askerOf(request))
      return await answer(request, reply, 'signup', result)
    },
  })

  /** What the login page says about an invitation. */
  async function check(invitation: string) {
    if (config.signUp.policy !== 'invite' || invitation === '') return {}
    const isValid = await isInvitationValid(db, hashToken(invitation))
    return isValid ? { invitation } : { refusal: INVITATION_OVER }
  }

  async function answer(
    request: FastifyRequest<{ Body: SignInForm }>,
    reply: FastifyReply,
    form: LoginForm,
    result: AuthResult,
  ) {
    const { email, firstName } = request.body
    const returnTo = safeReturnTo(request.body.returnTo)
    const isSignedIn = 'userId' in result && (await signIn(db, request, result))
    if (isSignedIn) return reply.redirect(returnTo, 303)
    const suspension = 'suspended' in result && (await suspensionPath(db, secret, result.suspended))
    if (suspension) return reply.redirect(suspension, 303)
    const { problem, status } = 'problem' in result ? result : WRONG_PASSWORD
    const failed = { form, problem, email, firstName }
    const invited = await check(request.body.invitation)
    return sendPage(
      reply.code(status),
      loginPage({ ...page(request), ...invited, returnTo, failed }),
    )
  }
}

/** Sends links by e-mail, and serves the pages where people ask for one. */
async function sendLinks(
  app: FastifyInstance,
  deps: PasswordOptions,
  mail: MailConfig,
): Promise<LinkMails> {
  // Loaded on demand: a site without a mail server starts 60 ms sooner.
  const { LinkMails } = await import('./reset/link-mails.ts')
  const { forgotRoutes } = await import('./reset/forgot.routes.ts')
  const { verificationRoutes } = await import('./verification/verification.routes.ts')
  const { db, config } = deps
  const mails = new LinkMails({ db, mail, config, log: app.log })
  app.addHook('onClose', () => mails.close())
  repeatInBackground(app, 'links could not be sent', () => mails.sendDue(), MINUTE_MS)
  await app.register(forgotRoutes, { ...deps, mails })
  await app.register(verificationRoutes, { ...deps, mails })
  return mails
}
