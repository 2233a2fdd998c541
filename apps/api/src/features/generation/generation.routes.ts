import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { sendResult, signalOf } from '../../http/answers/progress-stream.ts'
import type { NetworkLimits } from '../../http/guards/rate-limits/network-limits.ts'
import { languageOf } from '../../http/language-of.ts'
import { routeOf } from '../../http/route-of.ts'
import { requireUser, userIdOf } from '../../http/sessions/require-user.ts'
import type { GenerationDependencies } from './generation.service.ts'
import { admitGeneration } from './generation.service.ts'
import { deleteUnfinishedGenerations } from './generations.repository.ts'
import type { OnProgress } from './generator.ts'

interface GenerationOptions extends GenerationDependencies {
  readonly networks: NetworkLimits
}

/** `POST /api/memes/generate`: makes a meme from a prompt. */
export const generationRoutes: FastifyPluginAsyncTypebox<GenerationOptions> = async (app, deps) => {
  const { databaseUrl, readOnly } = deps.config
  if (databaseUrl === undefined && !readOnly) await deleteUnfinishedGenerations(deps.db)

  app.route({
    ...routeOf(calls.generateMeme),
    config: { limit: 'generate', lane: 'generate' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const signal = signalOf(reply)
      const saver = { ...deps, images: deps.networks.imagesFor(request) }
      const generate = await admitGeneration(saver, userIdOf(request), request.body)
      const { log } = request
      reply.code(201)
      return await sendResult(request, reply, signal, (onProgress: OnProgress = () => {}) =>
        generate({ signal, log, reader: languageOf(request), onProgress }),
      )
    },
  })
}
