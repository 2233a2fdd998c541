import formbody from '@fastify/formbody'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CurrentUser, LOGIN_PATH, LOGOUT_PATH, PAGES } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import { type AuthResult, logIn, signUp } from './auth.service.ts'
import { type LoginForm, loginPage } from './login-page.ts'
import { requireUser, userIdOf } from './require-user.ts'
import { safeReturnTo } from './return-to.ts'
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

  app.get(
    LOGIN_PATH,
    { schema: { querystring: Type.Object({ returnTo: Type.Optional(Type.String()) }) } },
    async (request, reply) => {
      const returnTo = safeReturnTo(request.query.returnTo)
      if (request.session.userId !== undefined) return reply.redirect(returnTo)
      return sendHtml(reply, loginPage({ ...page, returnTo }))
    },
  )

  app.post('/api/login', { schema: { body: FormBody } }, async (request, reply) =>
    answer(request, reply, 'login', await logIn(db, request.body)),
  )

  app.post('/api/signup', { schema: { body: FormBody } }, async (request, reply) =>
    answer(request, reply, 'signup', await signUp(db, request.body)),
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
      return sendHtml(reply.code(result.status), loginPage({ ...page, returnTo, failed }))
    }
    // A session id that was known before the login must not be worth anything after it.
    await request.session.regenerate()
    request.session.userId = result.userId
    return reply.redirect(returnTo, 303)
  }

  app.get(LOGOUT_PATH, async (request, reply) => {
    await request.session.destroy()
    return reply.redirect(PAGES.home)
  })

  app.get(
    '/api/auth/user',
    { preHandler: requireUser, schema: { response: { 200: CurrentUser } } },
    async (request, reply) => {
      const user = await findUserById(db, userIdOf(request))
      if (user === undefined) throw new AppError('unauthorized')
      // Every page asks this once, so a session ends only when nobody comes back.
      request.session.touch()
      await request.session.save()
      return reply.header('cache-control', 'no-store').send(user)
    },
  )
}

const sendHtml = (reply: FastifyReply, page: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
