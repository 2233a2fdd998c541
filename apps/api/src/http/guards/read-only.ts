import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../config/config.ts'
import { AppError } from '../../runtime/app-error.ts'
import { changesSomething } from './cross-site.ts'

const RETRY_SECONDS = 60

/** While the site is read-only, refuses every request that would change something. */
export const readOnly = fp(
  async (app: FastifyInstance, { config }: { readonly config: Config }) => {
    app.addHook('onRequest', (request, _reply, done) => {
      const isRefused = config.readOnly && changesSomething(request)
      done(
        isRefused ? new AppError('read_only', undefined, { retryAfter: RETRY_SECONDS }) : undefined,
      )
    })
  },
)
