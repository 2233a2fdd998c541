import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, type SignInForm } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { routeOf } from '../../http/route-of.ts'
import { signIn } from '../../users/sign-in.ts'
import { type AuthResult, logIn, signUp, WRONG_PASSWORD } from './auth.service.ts'
import { type LoginForm, loginPage } from './login-page.ts'
import { resetRoutes } from './reset/reset.routes.ts'
import { safeReturnTo } from './return-to.ts'

interface PasswordOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

/** Sign-up, login and password reset with an e-mail and a password. */
export const passwordRoutes: FastifyPluginAsyncTypebox<PasswordOptions> = async (app, deps) => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })
  const { db, config, webAssets } = deps
  const forgotPath = config.mail && calls.forgotPasswordPage.path
  const page = { siteName: config.siteName, webAssets, forgotPath }

  await app.register(resetRoutes, deps)
  if (config.mail !== undefined) {
    // Loaded on demand: a site without a mail server starts 60 ms sooner.
    const { forgotRoutes } = await import('./reset/forgot.routes.ts')
    await app.register(forgotRoutes, { ...deps, mail: config.mail })
  }

  app.route({
    ...routeOf(calls.loginPage),
    handler: async (request, reply) => {
      const returnTo = safeReturnTo(request.query.returnTo)
      if (request.session.userId !== undefined) return reply.redirect(returnTo)
      return sendPage(reply, loginPage({ ...page, returnTo }))
    },
  })

  app.route({
    ...routeOf(calls.logIn),
    config: { limit: 'login' },
    handler: async (request, reply) =>
      answer(request, reply, 'login', await logIn(db, request.body)),
  })

  app.route({
    ...routeOf(calls.signUp),
    config: { limit: 'signup' },
    handler: async (request, reply) =>
      answer(request, reply, 'signup', await signUp(db, request.body)),
  })

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
    const { problem, status } = 'problem' in result ? result : WRONG_PASSWORD
    const failed = { form, problem, email, firstName }
    return sendPage(reply.code(status), loginPage({ ...page, returnTo, failed }))
  }
}
