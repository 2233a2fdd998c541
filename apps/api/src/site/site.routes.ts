import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { MAX_UPLOAD_BYTES, Site } from '@memesmith/contract'
import { ping } from '../database/connect.ts'
import type { Dependencies } from '../dependencies.ts'

export const siteRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (
  app,
  { config, db, generator },
) => {
  app.get('/api/site', { schema: { response: { 200: Site } } }, async () => ({
    siteName: config.siteName,
    watermarkText: config.watermarkText,
    maxUploadBytes: MAX_UPLOAD_BYTES,
    generator: generator.kind,
  }))

  app.get('/healthz', async () => {
    await ping(db)
    return { status: 'ok' }
  })
}
