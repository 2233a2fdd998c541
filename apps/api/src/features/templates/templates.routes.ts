import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import Type from 'typebox'
import type { Db } from '../../database/schema.ts'
import { matchesEtag } from '../../http/matches-etag.ts'
import { routeOf } from '../../http/route-of.ts'
import { sendCompressed } from '../../http/send-compressed.ts'
import { writeOwnTemplates } from './own/own-template-list.ts'
import { countOwnTemplates, isOwnTemplateId } from './own/own-templates.repository.ts'
import { getOwnTemplate } from './own/own-templates.service.ts'
import type { Seeding } from './seed-in-background.ts'
import { createTemplateList } from './template-list.ts'
import { getTemplate } from './templates.service.ts'

interface TemplatesOptions {
  readonly db: Db
  readonly seeding: Seeding
}

/** The response is cached bytes, or a stream; the schema documents them. */
const { 200: Templates, ...otherAnswers } = calls.listTemplates.answer
const listTemplates = {
  ...calls.listTemplates,
  answer: { ...otherAnswers, 200: Type.Unsafe<Buffer | Readable>(Templates) },
}

const JSON_TYPE = 'application/json; charset=utf-8'
const NONE = Buffer.from('[]')
/** No cache may hold a user's own templates. */
const OWN_HEADERS = { 'cache-control': 'private, no-store' }

/** The templates that everybody sees, with those that only their owner sees before them. */
export const templatesRoutes: FastifyPluginAsyncTypebox<TemplatesOptions> = async (
  app,
  { db, seeding },
) => {
  const currentList = createTemplateList(db)

  app.route({
    ...routeOf(listTemplates),
    handler: async (request, reply) => {
      const { userId } = request.session
      const isOwnOnly = request.query.own !== undefined
      const hasOwn = userId !== undefined && (await countOwnTemplates(db, userId)) > 0
      if (isOwnOnly && !hasOwn) return reply.headers(OWN_HEADERS).type(JSON_TYPE).send(NONE)
      // While templates are being seeded: a cached half of the gallery would stay on the screen.
      await seeding.firstTry
      const { etag, ...list } = await currentList()
      if (hasOwn) {
        const templates = writeOwnTemplates(db, userId, isOwnOnly ? NONE : list.plain)
        return reply.headers(OWN_HEADERS).type(JSON_TYPE).send(templates)
      }
      reply.headers({ etag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (matchesEtag(request, etag)) return reply.code(304).send(null)
      reply.type(JSON_TYPE)
      return sendCompressed(request, reply, list)
    },
  })

  app.route({
    ...routeOf(calls.getTemplate),
    handler: async (request, reply) => {
      const id = Number(request.params.id)
      const { userId } = request.session
      if (userId === undefined || !isOwnTemplateId(id)) return await getTemplate(db, id)
      reply.headers(OWN_HEADERS)
      return await getOwnTemplate(db, userId, id)
    },
  })
}
