import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import Type from 'typebox'
import type { Db } from '../../database/schema.ts'
import { matchesEtag } from '../../http/matches-etag.ts'
import { routeOf } from '../../http/route-of.ts'
import { sendCompressed } from '../../http/send-compressed.ts'
import type { Seeding } from './seed-in-background.ts'
import { createTemplateList } from './template-list.ts'
import { getTemplate } from './templates.service.ts'

interface TemplatesOptions {
  readonly db: Db
  readonly seeding: Seeding
}

/** The response is cached bytes; the schema documents them. */
const { 200: Templates, ...otherAnswers } = calls.listTemplates.answer
const listTemplates = {
  ...calls.listTemplates,
  answer: { ...otherAnswers, 200: Type.Unsafe<Buffer>(Templates) },
}

/** The public list of templates, and each of them. */
export const templatesRoutes: FastifyPluginAsyncTypebox<TemplatesOptions> = async (
  app,
  { db, seeding },
) => {
  const currentList = createTemplateList(db)

  app.route({
    ...routeOf(listTemplates),
    handler: async (request, reply) => {
      // While templates are being seeded: a cached half of the gallery would stay on the screen.
      await seeding.firstTry
      const { etag, ...list } = await currentList()
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (matchesEtag(request, etag)) return reply.code(304).send(null)
      reply.type('application/json; charset=utf-8')
      return sendCompressed(request, reply, list)
    },
  })

  app.route({
    ...routeOf(calls.getTemplate),
    handler: (request) => getTemplate(db, Number(request.params.id)),
  })
}
