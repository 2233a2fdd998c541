import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, Meme, MemeInput } from '@memesmith/contract'
import Type from 'typebox'
import { requireUser, userIdOf } from '../auth/require-user.ts'
import type { Dependencies } from '../dependencies.ts'
import { IMMUTABLE, PICTURE_HEADERS } from '../plugins/response-headers.ts'
import { THUMBNAIL_TYPE } from '../render/renderer.ts'
import { createMeme, getMemes, removeMeme } from './memes.service.ts'
import { getThumbnail } from './thumbnail.ts'

export const memesRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (app, deps) => {
  app.addHook('preParsing', requireUser)

  app.get('/api/memes', { schema: { response: { 200: Type.Array(Meme) } } }, (request, reply) => {
    reply.header('cache-control', 'no-store')
    return getMemes(deps.db, userIdOf(request))
  })

  app.post(
    '/api/memes',
    { config: { limit: 'save' }, schema: { body: MemeInput, response: { 201: Meme } } },
    async (request, reply) => {
      const save = () => createMeme(deps, userIdOf(request), request.body)
      return reply.code(201).send(await deps.writes.run(save))
    },
  )

  app.get('/api/memes/:id/thumbnail', { schema: { params: IdParams } }, async (request, reply) => {
    const thumbnail = await getThumbnail(deps, userIdOf(request), Number(request.params.id))
    return reply
      .headers({ ...PICTURE_HEADERS, 'cache-control': `private, ${IMMUTABLE}` })
      .type(THUMBNAIL_TYPE)
      .send(thumbnail)
  })

  app.delete(
    '/api/memes/:id',
    { config: { limit: 'remove' }, schema: { params: IdParams } },
    async (request, reply) => {
      await removeMeme(deps.db, userIdOf(request), Number(request.params.id))
      return reply.code(204).send()
    },
  )
}
