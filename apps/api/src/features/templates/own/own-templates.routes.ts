import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import type { NetworkLimits } from '../../../http/guards/rate-limits/network-limits.ts'
import { routeOf } from '../../../http/route-of.ts'
import { requireUser, userIdOf } from '../../../http/sessions/require-user.ts'
import { removeOwnTemplate, restoreOwnTemplate } from './delete-own-templates.service.ts'
import {
  createOwnTemplate,
  type OwnTemplateDependencies,
  replaceOwnTemplate,
} from './own-templates.service.ts'

interface OwnTemplatesOptions extends OwnTemplateDependencies {
  readonly networks: NetworkLimits
}

/** The templates that a user keeps: create, replace, delete, undo. */
export const ownTemplatesRoutes: FastifyPluginAsyncTypebox<OwnTemplatesOptions> = async (
  app,
  deps,
) => {
  app.addHook('preParsing', requireUser)
  const saverOf = (request: FastifyRequest) => ({
    ...deps,
    images: deps.networks.imagesFor(request),
  })

  app.route({
    ...routeOf(calls.createTemplate),
    config: { limit: 'save', lane: 'save' },
    handler: async (request, reply) => {
      reply.code(201)
      return await createOwnTemplate(saverOf(request), userIdOf(request), request.body)
    },
  })

  app.route({
    ...routeOf(calls.replaceTemplate),
    config: { limit: 'save', lane: 'save' },
    handler: async (request) => {
      const id = Number(request.params.id)
      return await replaceOwnTemplate(saverOf(request), userIdOf(request), id, request.body)
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
