import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { COMMIT, VERSION } from '../../config/version.ts'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { areFontsLoaded } from '../../render/fonts.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import type { Seeding } from '../templates/starter/seed-in-background.service.ts'
import {
  BUCKET_AWAY,
  DATABASE_AWAY,
  DATABASE_UNWRITABLE,
  findProblemOf,
  findProblemsOfSaves,
} from './find-problems.ts'
import { keepAnswer } from './keep-answer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What `/readyz` tells load balancers. */
    readonly readiness: { isStopping: boolean }
  }
}

interface HealthOptions {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  /** The progress of the starter templates. */
  readonly seeding: Pick<Seeding, 'state'>
}

const RETRY_SECONDS = 5

/**
 * `/healthz`: the process is alive. It checks nothing else, because restarting the process does not bring
 * a database back. `/readyz`: pages and pictures can be viewed. A site that merely can't save, as with a
 * full disk, stays online, and the answer says why.
 */
export const healthRoutes: FastifyPluginAsyncTypebox<HealthOptions> = async (app, deps) => {
  const { config, db, seeding } = deps
  // One at a time: checks that get no answer must not take up connections.
  const findReadProblem = keepAnswer(() => findProblemOf(db, seeding.state), [DATABASE_AWAY])
  const findSaveProblems = keepAnswer(
    () => findProblemsOfSaves(deps),
    [config.s3 === undefined ? DATABASE_UNWRITABLE : BUCKET_AWAY],
  )

  app.route({
    ...routeOf(calls.health),
    handler: async () =>
      ({ status: 'ok', version: VERSION, ...(COMMIT && { commit: COMMIT }) }) as const,
  })

  app.route({
    ...routeOf(calls.readiness),
    handler: async (_request, reply) => {
      const missing = [
        ...(app.readiness.isStopping ? ['it is stopping'] : []),
        ...(areFontsLoaded() ? [] : ['the fonts are not loaded']),
        ...(seeding.state === 'drawing' ? ['the starter templates are still being drawn'] : []),
        ...(await findReadProblem()),
      ]
      if (missing.length > 0) {
        const message = `The server is not ready: ${missing.join(', and ')}.`
        throw new AppError('not_ready', message, { retryAfter: RETRY_SECONDS })
      }
      const problems = config.readOnly ? [] : await findSaveProblems()
      return reply
        .header('cache-control', 'no-store')
        .send({ status: 'ready', ...(problems.length > 0 && { problems: [...problems] }) })
    },
  })
}
