import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import { readAcceptLanguage } from '@memesmith/languages'
import { sendResult, signalOf } from '../../../http/answers/progress-stream.ts'
import { routeOf } from '../../../http/route-of.ts'
import { requireUser, userIdOf } from '../../../http/sessions/require-user.ts'
import type { OnProgress } from '../generator.ts'
import { type IdeasDependencies, suggestIdeas } from './suggest-ideas.service.ts'

/** `POST /api/ideas`: words for a template or a picture. */
export const ideasRoutes: FastifyPluginAsyncTypebox<IdeasDependencies> = async (app, deps) => {
  app.route({
    ...routeOf(calls.suggestIdeas),
    config: { limit: 'generate', lane: 'generate' },
    preParsing: requireUser,
    handler: async (request, reply) => {
      const signal = signalOf(reply)
      const { body, log, headers } = request
      const readers = readAcceptLanguage(headers['accept-language'] ?? '')
      return await sendResult(request, reply, signal, (onProgress: OnProgress = () => {}) =>
        suggestIdeas(deps, userIdOf(request), body, { signal, log, onProgress, readers }),
      )
    },
  })
}
