import { createHmac } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, PAGES } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import type { NetworkLimits } from '../../http/guards/rate-limits/network-limits.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { routeOf } from '../../http/route-of.ts'
import { endSession } from '../../http/sessions/end-session.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { AppError } from '../../runtime/app-error.ts'
import { toCurrentUser } from '../../users/current-user.ts'
import { findUserById } from '../../users/users.repository.ts'
import { passwordRoutes } from './password.routes.ts'

interface AuthOptions {
  readonly config: Config
  /** Signs cookies and tickets. */
  readonly sessionSecret: string
  readonly db: Db
  readonly networks: NetworkLimits
  readonly webAssets: WebAssets
}

/** The login page, logout, the signed-in user, and the key of their drafts. */
export const authRoutes: FastifyPluginAsyncTypebox<AuthOptions> = async (app, deps) => {
  const { db, config, sessionSecret: secret } = deps

  if (config.oidc === undefined) {
    await app.register(passwordRoutes, deps)
  } else {
    // Loaded on demand: a site with passwords starts 60 ms sooner.
    const { oidcRoutes } = await import('./oidc/oidc.routes.ts')
    await app.register(oidcRoutes, { ...deps, oidc: config.oidc })
  }

  app.route({
    ...routeOf(calls.logOut),
    config: { changesState: true },
    handler: async (request, reply) => {
      await endSession(config, request, reply)
      return reply.redirect(PAGES.home)
    },
  })

  app.route({
    ...routeOf(calls.getCurrentUser),
    config: { allowsKeys: true },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const user = await findUserById(db, userIdOf(request))
      if (user === undefined) throw new AppError('unauthorized')
      return reply.header('cache-control', 'no-store').send(toCurrentUser(config, user))
    },
  })

  app.route({
    ...routeOf(calls.getDraftKey),
    preParsing: requireUser,
    handler: async (request, reply) => {
      const hmac = createHmac('sha256', secret).update(`drafts ${userIdOf(request)}`)
      return reply.header('cache-control', 'no-store').send({ key: hmac.digest('hex') })
    },
  })
}
