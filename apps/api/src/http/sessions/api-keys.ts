import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { AppError } from '../../runtime/app-error.ts'
import { changesSomething } from '../guards/cross-site.ts'
import { findValidKey, keepUse } from './api-keys.repository.ts'
import { hasApiKey } from './has-api-key.ts'
import { hashToken } from './token-hash.ts'

/** The key that a request has. */
interface UsedKey {
  readonly id: number
  readonly userId: number
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route accepts requests with a key; others do not. */
    allowsKeys?: boolean
  }
  interface FastifyRequest {
    /** Null for a request without a key. */
    apiKey: UsedKey | null
  }
}

/**
 * Finds the user of a request with `Authorization: Bearer mk_...`. Cookies of such a request do not
 * count.
 */
export const apiKeys = fp(
  async (app: FastifyInstance, { config, db }: { readonly config: Config; readonly db: Db }) => {
    app.decorateRequest('apiKey', null)
    app.addHook('onRequest', (request, _reply, done) => {
      // Most requests have none, and need no promise.
      if (hasApiKey(request)) acceptKey(request).then(() => done(), done)
      else done()
    })

    async function acceptKey(request: FastifyRequest): Promise<void> {
      const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
      const now = Date.now()
      const key = await findValidKey(db, hashToken(token), now)
      if (key === undefined) throw new AppError('unauthorized')
      if (key.scope === 'read' && changesSomething(request)) {
        throw new AppError('key_not_allowed', /*i18n*/ 'This API key may only read.')
      }
      request.apiKey = key
      if (config.readOnly) return
      keepUse(db, key, now).catch((error: unknown) =>
        request.log.warn(error, 'the use of an API key could not be kept'),
      )
    }
  },
)

/** Refuses requests with a key, unless the route allows them: only the user in a session may do this. */
export async function refuseKeys({ apiKey, routeOptions }: FastifyRequest): Promise<void> {
  if (apiKey !== null && !routeOptions.config.allowsKeys) throw new AppError('key_not_allowed')
}

/** The user who sent the request, by session or key; undefined for a visitor. */
export const callerIdOf = ({
  apiKey,
  session,
}: Pick<FastifyRequest, 'apiKey' | 'session'>): number | undefined =>
  // Routes for visitors have neither.
  apiKey == null ? session?.userId : apiKey.userId
