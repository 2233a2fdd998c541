import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { GeneratedMeme, GenerateInput } from '@memesmith/contract'
import { requireUser, userIdOf } from '../auth/require-user.ts'
import type { Dependencies } from '../dependencies.ts'
import { generateMeme } from './generation.service.ts'

export const generationRoutes: FastifyPluginAsyncTypebox<Dependencies> = async (app, deps) => {
  app.post(
    '/api/memes/generate',
    {
      preHandler: requireUser,
      schema: { body: GenerateInput, response: { 201: GeneratedMeme } },
    },
    async (request, reply) => {
      const abort = new AbortController()
      reply.raw.once('close', () => abort.abort())
      const meme = await generateMeme(deps, userIdOf(request), request.body, abort.signal)
      return reply.code(201).send(meme)
    },
  )
}
