import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { COMMIT, VERSION } from '../../config/version.ts'
import { routeOf } from '../../http/route-of.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { Readiness } from './readiness.service.ts'

interface HealthOptions {
  readonly checkReadiness: () => Promise<Readiness>
}

const RETRY_SECONDS = 5

/**
 * `/healthz`: the process is alive. It checks nothing else, because restarting the process does not bring
 * a database back. `/readyz`: pages and pictures can be viewed. A site that merely can't save, as with a
 * full disk, stays online, and the answer says why.
 */
export const healthRoutes: FastifyPluginAsyncTypebox<HealthOptions> = async (
  app,
  { checkReadiness },
) => {
  app.route({
    ...routeOf(calls.health),
    handler: async () =>
      ({ status: 'ok', version: VERSION, ...(COMMIT && { commit: COMMIT }) }) as const,
  })

  app.route({
    ...routeOf(calls.readiness),
    handler: async (_request, reply) => {
      const { notReady, problems } = await checkReadiness()
      if (notReady !== undefined) {
        throw new AppError('not_ready', notReady, { retryAfter: RETRY_SECONDS })
      }
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ready', ...(problems.length > 0 && { problems: [...problems] }) })
    },
  })
}
