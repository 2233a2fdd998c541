import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { LOGIN_PATH, PAGES } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/connect.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { startSession } from '../../http/sessions/start-session.ts'
import { type AuthResult, logIn, signUp } from './auth.service.ts'
import { type LoginForm, loginPage } from './login-page.ts'
import { forgotRoutes } from './reset/forgot.routes.ts'
import { resetRoutes } from './reset/reset.routes.ts'
import { FORGOT_PATH } from './reset/reset-pages.ts'
import { safeReturnTo } from './return-to.ts'

interface PasswordOptions {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

// Anything a form may hold is answered with the page and a sentence, never with JSON.
const FormBody = Type.Object({
  email: Type.String({ default: '' }),
  password: Type.String({ default: '' }),
  firstName: Type.String({ default: '' }),
  returnTo: Type.String({ default: PAGES.home }),
})

/** Signing up, logging in and coming back in with an e-mail and a password. */
export const passwordRoutes: FastifyPluginAsyncTypebox<PasswordOptions> = async (app, deps) => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })
  const { db, config, webAssets } = deps
  const forgotPath = config.mail && FORGOT_PATH
  const page = { siteName: config.siteName, webAssets, forgotPath }

  await app.register(resetRoutes, deps)
  if (config.mail !== undefined) await app.register(forgotRoutes, { ...deps, mail: config.mail })

  app.get(
    LOGIN_PATH,
    { schema: { querystring: Type.Object({ returnTo: Type.Optional(Type.Unknown()) }) } },
    async (request, reply) => {
      const returnTo = safeReturnTo(request.query.returnTo)
      if (request.session.userId !== undefined) return reply.redirect(returnTo)
      return sendPage(reply, loginPage({ ...page, returnTo }))
    },
  )

  app.post(
    '/api/login',
    { config: { limit: 'login' }, schema: { body: FormBody } },
    async (request, reply) => answer(request, reply, 'login', await logIn(db, request.body)),
  )

  app.post(
    '/api/signup',
    { config: { limit: 'signup' }, schema: { body: FormBody } },
    async (request, reply) => answer(request, reply, 'signup', await signUp(db, request.body)),
  )

  async function answer(
    request: FastifyRequest<{ Body: Static<typeof FormBody> }>,
    reply: FastifyReply,
    form: LoginForm,
    result: AuthResult,
  ) {
    const { email, firstName } = request.body
    const returnTo = safeReturnTo(request.body.returnTo)
    if ('problem' in result) {
      const failed = { form, problem: result.problem, email, firstName }
      return sendPage(reply.code(result.status), loginPage({ ...page, returnTo, failed }))
    }
    await startSession(db, request, result.userId)
    return reply.redirect(returnTo, 303)
  }
}
