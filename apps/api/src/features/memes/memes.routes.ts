import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { IdParams, MEMES_PER_PAGE, Meme, MemeInput, MemesQuery } from '@memesmith/contract'
import Type from 'typebox'
import { CACHE_CONTROL } from '../../http/cache-control.ts'
import { sendPicture } from '../../http/send-picture.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import type { WorkQueue } from '../../runtime/work-queue.ts'
import type { MemeDependencies } from './memes.service.ts'
import { createMeme, getMemes, removeMeme } from './memes.service.ts'
import { findThumbnail } from './thumbnail.ts'

interface MemesOptions extends MemeDependencies {
  readonly writes: WorkQueue
}

export const memesRoutes: FastifyPluginAsyncTypebox<MemesOptions> = async (app, deps) => {
  app.addHook('preParsing', requireUser)

  app.get(
    '/api/memes',
    {
      config: { limit: 'list' },
      schema: { querystring: MemesQuery, response: { 200: Type.Array(Meme) } },
    },
    async (request, reply) => {
      const limit = Number(request.query.limit ?? MEMES_PER_PAGE)
      const before = request.query.before === undefined ? undefined : Number(request.query.before)
      const { memes, next } = await getMemes(deps.db, userIdOf(request), { limit, before })
      reply.header('cache-control', 'no-store')
      if (next !== undefined) {
        reply.header('link', `</api/memes?limit=${limit}&before=${next}>; rel="next"`)
      }
      return memes
    },
  )

  app.post(
    '/api/memes',
    { config: { limit: 'save' }, schema: { body: MemeInput, response: { 201: Meme } } },
    async (request, reply) => {
      const save = () => createMeme(deps, userIdOf(request), request.body)
      return reply.code(201).send(await deps.writes.run(save))
    },
  )

  app.get('/api/memes/:id/thumbnail', { schema: { params: IdParams } }, async (request, reply) => {
    const memeId = Number(request.params.id)
    const thumbnail = await findThumbnail(deps, userIdOf(request), memeId)
    const headers = { 'cache-control': CACHE_CONTROL.own, vary: 'cookie' }
    return await sendPicture(request, reply, thumbnail, headers)
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
