import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CurrentUser, LOGOUT_PATH, PAGES } from '@memesmith/contract'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import { endSession } from './end-session.ts'
import { oidcRoutes } from './oidc/oidc.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { requireUser, userIdOf } from './require-user.ts'
import { findUserById } from './users.repository.ts'

/** The way in, the way out, and who is signed in. */
export const authRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (app, deps) => {
  const { db, config } = deps

  if (config.oidc === undefined) await app.register(passwordRoutes, deps)
  else await app.register(oidcRoutes, { ...deps, oidc: config.oidc })

  app.get(LOGOUT_PATH, { config: { changesState: true } }, async (request, reply) => {
    await endSession(config, request, reply)
    return reply.redirect(PAGES.home)
  })

  app.get(
    '/api/auth/user',
    { preParsing: requireUser, schema: { response: { 200: CurrentUser } } },
    async (request, reply) => {
      const user = await findUserById(db, userIdOf(request))
      if (user === undefined) throw new AppError('unauthorized')
      return reply.header('cache-control', 'no-store').send(user)
    },
  )
}
