import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CurrentUser, LOGIN_PATH, LOGOUT_PATH, PAGES } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import { sendPage } from '../pages/send-page.ts'
import { type AuthResult, logIn, signUp } from './auth.service.ts'
import { cookiePolicy, SESSION_COOKIE } from './cookie-policy.ts'
import { type LoginForm, loginPage } from './login-page.ts'
import { requireUser, userIdOf } from './require-user.ts'
import { safeReturnTo } from './return-to.ts'
import { startSession } from './start-session.ts'
import { findUserById } from './users.repository.ts'

// Anything a form may hold is answered with the page and a sentence, never with JSON.
const FormBody = Type.Object({
  email: Type.String({ default: '' }),
  password: Type.String({ default: '' }),
  firstName: Type.String({ default: '' }),
  returnTo: Type.String({ default: PAGES.home }),
})

export const authRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (app, deps) => {
  await app.register(formbody, { bodyLimit: 16 * 1024 })
  const { db, config, webAssets } = deps
  const page = { siteName: config.siteName, webAssets }
  const cookies = cookiePolicy(config)

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

  app.get(LOGOUT_PATH, { config: { changesState: true } }, async (request, reply) => {
    await request.session.destroy()
    return reply.clearCookie(cookies.nameOf(SESSION_COOKIE), cookies.options).redirect(PAGES.home)
  })

  app.get(
    '/api/auth/user',
    { preHandler: requireUser, schema: { response: { 200: CurrentUser } } },
    async (request, reply) => {
      const user = await findUserById(db, userIdOf(request))
      if (user === undefined) throw new AppError('unauthorized')
      return reply.header('cache-control', 'no-store').send(user)
    },
  )
}
