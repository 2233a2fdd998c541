import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, type Template } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import type { NetworkLimits } from '../../../http/rate-limits/network-limits.ts'
import { routeOf } from '../../../http/route-of.ts'
import { requireUser, userIdOf } from '../../../http/sessions/require-user.ts'
import { UserLines } from '../../../runtime/user-lines.ts'
import type { WorkQueue } from '../../../runtime/work-queue.ts'
import { removeOwnTemplate, restoreOwnTemplate } from './delete-own-templates.service.ts'
import {
  createOwnTemplate,
  type OwnTemplateDependencies,
  replaceOwnTemplate,
} from './own-templates.service.ts'

interface OwnTemplatesOptions extends OwnTemplateDependencies {
  readonly networks: NetworkLimits
  readonly writes: WorkQueue
}

// Drawing an example takes as long as drawing a meme: the saves of one user wait for each other.
const SAVES_PER_USER = 1
const MAX_WAITING_PER_USER = 40
const MAX_WAIT_MS = 1000

/** The templates that a user keeps: create, replace, delete, undo. */
export const ownTemplatesRoutes: FastifyPluginAsyncTypebox<OwnTemplatesOptions> = async (
  app,
  deps,
) => {
  app.addHook('preParsing', requireUser)
  const lines = new UserLines(SAVES_PER_USER, MAX_WAITING_PER_USER, MAX_WAIT_MS)
  const saverOf = (request: FastifyRequest) => ({
    ...deps,
    images: deps.networks.imagesFor(request),
  })
  const saveInTurn = (userId: number, save: () => Promise<Template>): Promise<Template> =>
    lines.run(userId, () => deps.writes.run(save))

  app.route({
    ...routeOf(calls.createTemplate),
    config: { limit: 'save' },
    handler: async (request, reply) => {
      const userId = userIdOf(request)
      reply.code(201)
      return await saveInTurn(userId, () =>
        createOwnTemplate(saverOf(request), userId, request.body),
      )
    },
  })

  app.route({
    ...routeOf(calls.replaceTemplate),
    config: { limit: 'save' },
    handler: async (request) => {
      const userId = userIdOf(request)
      const id = Number(request.params.id)
      return await saveInTurn(userId, () =>
        replaceOwnTemplate(saverOf(request), userId, id, request.body),
      )
    },
  })

  app.route({
    ...routeOf(calls.deleteTemplate),
    config: { limit: 'remove' },
    handler: async (request, reply) => {
      await removeOwnTemplate(deps.db, userIdOf(request), Number(request.params.id))
      return reply.code(204).send()
    },
  })

  app.route({
    ...routeOf(calls.restoreTemplate),
    config: { limit: 'remove' },
    handler: async (request) =>
      await restoreOwnTemplate(deps.db, userIdOf(request), Number(request.params.id)),
  })
}
