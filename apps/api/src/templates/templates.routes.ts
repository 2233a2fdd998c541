import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, Template } from '@memesmith/contract'
import Type from 'typebox'
import type { Dependencies } from '../dependencies.ts'
import { getTemplate, getTemplates } from './templates.service.ts'

export const templatesRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (
  app,
  { db, templatesReady },
) => {
  app.get('/api/templates', { schema: { response: { 200: Type.Array(Template) } } }, async () => {
    // Right after the very first start: half a gallery would stay half a gallery on the screen.
    await templatesReady
    return await getTemplates(db)
  })

  app.get(
    '/api/templates/:id',
    { schema: { params: IdParams, response: { 200: Template } } },
    (request) => getTemplate(db, Number(request.params.id)),
  )
}
