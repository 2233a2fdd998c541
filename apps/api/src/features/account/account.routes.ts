import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Account, AccountDeletion, PasswordChange } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/connect.ts'
import { endSession } from '../../http/sessions/end-session.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import { startSession } from '../../http/sessions/start-session.ts'
import { changePassword, deleteAccount, getAccount, signOutEverywhere } from './account.service.ts'
import { removeAccount } from './remove-deleted-accounts.ts'

interface AccountOptions {
  readonly config: Config
  readonly db: Db
}

export const accountRoutes: FastifyPluginAsyncTypebox<AccountOptions> = async (
  app,
  { config, db },
) => {
  app.addHook('preParsing', requireUser)

  app.get('/api/account', { schema: { response: { 200: Account } } }, (request, reply) => {
    reply.header('cache-control', 'no-store')
    return getAccount(db, userIdOf(request))
  })

  app.post(
    '/api/account/password',
    { config: { limit: 'account' }, schema: { body: PasswordChange } },
    async (request, reply) => {
      const userId = userIdOf(request)
      await changePassword(db, userId, request.body)
      // Every session has ended; this person goes on in a new one.
      await startSession(db, request, userId)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/account/sign-out-everywhere',
    { config: { limit: 'account' } },
    async (request, reply) => {
      await signOutEverywhere(db, userIdOf(request))
      await endSession(config, request, reply)
      return reply.code(204).send()
    },
  )

  app.post(
    '/api/account/delete',
    { config: { limit: 'account' }, schema: { body: AccountDeletion } },
    async (request, reply) => {
      const userId = userIdOf(request)
      await deleteAccount(db, userId, request.body)
      await endSession(config, request, reply)
      // The account is gone already; what can't be removed now is removed later.
      await removeAccount(db, userId).catch((error: unknown) =>
        request.log.error(error, 'a deleted account could not be removed'),
      )
      return reply.code(204).send()
    },
  )
}
