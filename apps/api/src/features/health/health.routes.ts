import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import { COMMIT, VERSION } from '../../config/version.ts'
import { checkWritable, ping } from '../../database/connect.ts'
import { isStorageFull } from '../../database/problem-of.ts'
import type { Db } from '../../database/schema.ts'
import { routeOf } from '../../http/route-of.ts'
import { areFontsLoaded } from '../../render/fonts.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'

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
  readonly seeding: { readonly state: keyof typeof SEEDING_PROBLEMS }
}

// The route is public, so the result of the disk check is cached for this long.
const CHECK_MS = 1000
const RETRY_SECONDS = 5

/** `/healthz`: the process is alive. `/readyz`: it can serve requests. */
export const healthRoutes: FastifyPluginAsyncTypebox<HealthOptions> = async (
  app,
  { config, db, images, seeding },
) => {
  const findStorageProblem = createStorageCheck(
    { db, images },
    config.maxDatabaseBytes !== undefined,
  )

  app.route({
    ...routeOf(calls.health),
    handler: async () => {
      await ping(db)
      return { status: 'ok', version: VERSION, ...(COMMIT && { commit: COMMIT }) } as const
    },
  })

  app.route({
    ...routeOf(calls.readiness),
    handler: async (_request, reply) => {
      const missing = [
        ...(app.readiness.isStopping ? ['it is stopping'] : []),
        ...(config.readOnly ? [] : await findStorageProblem()),
        ...(areFontsLoaded() ? [] : ['the fonts are not loaded']),
        ...SEEDING_PROBLEMS[seeding.state],
      ]
      if (missing.length > 0) {
        const message = `The server is not ready: ${missing.join(', and ')}.`
        throw new AppError('not_ready', message, { retryAfter: RETRY_SECONDS })
      }
      return reply.header('cache-control', 'no-store').send({ status: 'ready' })
    },
  })
}

const SEEDING_PROBLEMS = {
  drawing: ['the starter templates are still being drawn'],
  failed: ['the starter templates could not be stored'],
  done: [],
} as const

function createStorageCheck(
  { db, images }: Pick<HealthOptions, 'db' | 'images'>,
  isLimited: boolean,
): () => Promise<readonly string[]> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let result: Promise<readonly string[]> = Promise.resolve([])

  async function check(): Promise<readonly string[]> {
    try {
      await images.assertCanStore()
      await checkWritable(db)
      return []
    } catch (error) {
      if (!isStorageFull(error)) return ['the database can not be written to']
      return [isLimited ? 'the disk is full, or STORAGE_LIMIT_MB is reached' : 'the disk is full']
    }
  }

  return () => {
    const now = performance.now()
    if (now - checkedAt >= CHECK_MS) {
      checkedAt = now
      result = check()
    }
    return result
  }
}
