import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { endSession } from '../../http/sessions/end-session.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { signIn } from '../../users/sign-in.ts'
import { askedInSession } from '../auth/passkeys/confirm-user.service.ts'
import {
  changeHandle,
  changeLanguage,
  changeName,
  changePassword,
  deleteAccount,
  getAccount,
  signOutEverywhere,
} from './account.service.ts'
import { removeAccount } from './remove-deleted-accounts.ts'

interface AccountOptions {
  readonly config: Config
  readonly db: Db
}

/** The account page's API: storage use, name, password, sessions and deletion. */
export const accountRoutes: FastifyPluginAsyncTypebox<AccountOptions> = async (
  app,
  { config, db },
) => {
  app.addHook('preParsing', requireUser)

  app.route({
    ...routeOf(calls.getAccount),
    handler: (request, reply) => {
      reply.header('cache-control', 'no-store')
      return getAccount(config, db, userIdOf(request), askedInSession(config, request))
    },
  })

  app.route({
    ...routeOf(calls.changeName),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await changeName(db, userIdOf(request), request.body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.changeHandle),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await changeHandle(config, db, userIdOf(request), request.body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.changeLanguage),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await changeLanguage(db, userIdOf(request), request.body)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.changePassword),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const userId = userIdOf(request)
      const asked = askedInSession(config, request)
      const user = await changePassword(db, userId, asked, request.body)
      // All sessions have ended, so the caller gets a new one.
      await signIn(db, request, user)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.signOutEverywhere),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      await signOutEverywhere(db, userIdOf(request))
      await endSession(config, request, reply)
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.deleteAccount),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const userId = userIdOf(request)
      await deleteAccount(config, db, userId, askedInSession(config, request), request.body)
      await endSession(config, request, reply)
      // The account is already marked as deleted; what can't be removed now is removed later.
      await removeAccount(db, userId).catch((error: unknown) =>
        request.log.error(error, 'a deleted account could not be removed'),
      )
      return reply.code(204).send()
    },
  })
}
