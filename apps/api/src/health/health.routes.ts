import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { checkWritable, type Db, ping } from '../database/connect.ts'
import type { Dependencies } from '../dependencies.ts'
import { AppError } from '../errors.ts'
import { areFontsLoaded } from '../render/fonts.ts'

// Anybody may ask; the disk is tried this often at most.
const CHECK_MS = 1000
const RETRY_SECONDS = 5

/** `/healthz`: the process is alive. `/readyz`: it can do its work, so send it people. */
export const healthRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (
  app,
  { db, templatesReady },
) => {
  const isDatabaseWritable = createWritableCheck(db)
  let areTemplatesReady = false
  templatesReady.then(() => {
    areTemplatesReady = true
  })

  app.get('/healthz', async () => {
    await ping(db)
    return { status: 'ok' }
  })

  app.get('/readyz', async (_request, reply) => {
    const missing = [
      ...((await isDatabaseWritable()) ? [] : ['the database can not be written to']),
      ...(areFontsLoaded() ? [] : ['the fonts are not loaded']),
      ...(areTemplatesReady ? [] : ['the starter templates are still being drawn']),
    ]
    if (missing.length > 0) {
      const message = `The server is not ready: ${missing.join(', and ')}.`
      throw new AppError('not_ready', message, { retryAfter: RETRY_SECONDS })
    }
    return reply.header('cache-control', 'no-store').send({ status: 'ready' })
  })
}

function createWritableCheck(db: Db): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY
  let result = Promise.resolve(false)
  return () => {
    const now = performance.now()
    if (now - checkedAt >= CHECK_MS) {
      checkedAt = now
      result = checkWritable(db).then(
        () => true,
        () => false,
      )
    }
    return result
  }
}
