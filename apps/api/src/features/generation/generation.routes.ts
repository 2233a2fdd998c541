import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, LIVE_PROGRESS_TYPE } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import type { GenerationDependencies } from './generation.service.ts'
import { admitGeneration } from './generation.service.ts'
import { deleteUnfinishedGenerations } from './generations.repository.ts'
import { progressStream } from './progress-stream.ts'

/** `POST /api/memes/generate`: makes a meme from a prompt. */
export const generationRoutes: FastifyPluginAsyncTypebox<GenerationDependencies> = async (
  app,
  deps,
) => {
  if (deps.config.databaseUrl === undefined) await deleteUnfinishedGenerations(deps.db)

  app.route({
    ...routeOf(calls.generateMeme),
    config: { limit: 'generate' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const abort = new AbortController()
      const { signal } = abort
      // Also fires after a finished response, when nothing is left to stop.
      reply.raw.once('close', () => abort.abort())
      const generate = await admitGeneration(deps, userIdOf(request), request.body)
      const { log } = request

      if (acceptsLiveProgress(request)) {
        const progress = progressStream(
          (onProgress) => generate({ signal, log, onProgress }),
          request,
          signal,
        )
        return reply
          .code(200)
          .headers({
            'content-type': LIVE_PROGRESS_TYPE,
            // nginx would buffer the progress until the end.
            'x-accel-buffering': 'no',
          })
          .send(progress)
      }
      try {
        return await reply.code(201).send(await generate({ signal, log, onProgress: () => {} }))
      } catch (error) {
        // The client has left.
        if (signal.aborted) return reply.hijack()
        throw error
      }
    },
  })
}

function acceptsLiveProgress({ headers: { accept = '' } }: FastifyRequest): boolean {
  const types = accept.split(',').map((range) => range.split(';', 1)[0]?.trim().toLowerCase())
  return types.includes(LIVE_PROGRESS_TYPE)
}
