import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../../config/config.ts'
import type { Db } from '../../../database/schema.ts'
import { routeOf } from '../../../http/route-of.ts'
import { requireUser, userIdOf } from '../../../http/sessions/require-user.ts'
import { askedInSession, expectPasskeys, startConfirmation } from './confirm-user.service.ts'
import { nameOfPasskey } from './name-of-passkey.ts'
import { addPasskey, getPasskeys, removePasskey, startPasskey } from './own-passkeys.service.ts'

interface OwnPasskeysOptions {
  readonly config: Config
  readonly db: Db
}

/** The passkeys of the signed-in user. */
export const ownPasskeysRoutes: FastifyPluginAsyncTypebox<OwnPasskeysOptions> = async (
  app,
  { config, db },
) => {
  app.addHook('preParsing', requireUser)
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })

  app.route({
    ...routeOf(calls.listPasskeys),
    handler: (request) => getPasskeys(db, askedInSession(config, request), userIdOf(request)),
  })

  app.route({
    ...routeOf(calls.startConfirmation),
    config: { limit: 'account' },
    handler: (request) =>
      startConfirmation(db, expectPasskeys(askedInSession(config, request)), userIdOf(request)),
  })

  app.route({
    ...routeOf(calls.startPasskey),
    config: { limit: 'account' },
    handler: (request) => {
      const asked = expectPasskeys(askedInSession(config, request))
      return startPasskey(config, db, asked, userIdOf(request), request.body)
    },
  })

  app.route({
    ...routeOf(calls.addPasskey),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const asked = expectPasskeys(askedInSession(config, request))
      const { passkey, name } = request.body
      const named = nameOfPasskey(name, request)
      return reply.code(201).send(await addPasskey(db, asked, userIdOf(request), passkey, named))
    },
  })

  app.route({
    ...routeOf(calls.removePasskey),
    config: { limit: 'account' },
    handler: async (request, reply) => {
      const asked = askedInSession(config, request)
      const id = Number(request.params.id)
      await removePasskey(db, asked, userIdOf(request), id, request.body)
      return reply.code(204).send()
    },
  })
}
