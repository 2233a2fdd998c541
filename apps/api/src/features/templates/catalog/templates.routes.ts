import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, queryOf, type TemplatesQuery, TOTAL_HEADER } from '@memesmith/contract'
import Type from 'typebox'
import type { Db } from '../../../database/schema.ts'
import { compressJson } from '../../../http/answers/compress-json.ts'
import { sendEtagJson, withEtag } from '../../../http/answers/etag-json.ts'
import { jsonArray } from '../../../http/answers/json-array.ts'
import { routeOf } from '../../../http/route-of.ts'
import { callerIdOf } from '../../../http/sessions/api-keys.ts'
import { listOwn } from '../own/list-own-templates.ts'
import { countOwnTemplates, isOwnTemplateId } from '../own/own-templates.repository.ts'
import { getOwnTemplate } from '../own/own-templates.service.ts'
import type { Seeding } from '../starter/seed-in-background.service.ts'
import type { TemplateCatalog } from './template-catalog.ts'
import { createTemplateList } from './template-list.ts'
import type { TemplatePages } from './template-pages.service.ts'
import { getTemplate } from './templates.service.ts'

interface TemplatesOptions {
  readonly db: Db
  readonly seeding: Seeding
  readonly catalog: TemplateCatalog
  readonly pages: TemplatePages
}

/** The responses are bytes; the schemas document them. */
const { 200: Templates, ...otherAnswers } = calls.listTemplates.answer
const listTemplates = {
  ...calls.listTemplates,
  answer: { ...otherAnswers, 200: Type.Unsafe<Buffer>(Templates) },
}
const { 200: Tags, ...otherTagAnswers } = calls.listTemplateTags.answer
const listTemplateTags = {
  ...calls.listTemplateTags,
  answer: { ...otherTagAnswers, 200: Type.Unsafe<Buffer>(Tags) },
}

const JSON_TYPE = 'application/json; charset=utf-8'
const NONE = Buffer.from('[]')
const COMMA = Buffer.from(',')
/** No cache may hold a user's own templates. */
const OWN_HEADERS = { 'cache-control': 'private, no-store' }

/** The templates that everybody sees, preceded by those that only their owner sees. */
export const templatesRoutes: FastifyPluginAsyncTypebox<TemplatesOptions> = async (
  app,
  { db, seeding, catalog, pages },
) => {
  const currentList = createTemplateList(db)

  app.route({
    ...routeOf(listTemplates),
    config: { limit: 'browse', lane: 'list' },
    handler: async (request, reply) => {
      const { query } = request
      const userId = callerIdOf(request)
      const isOwnOnly = query.own !== undefined
      if (!isOwnOnly && isPart(query)) {
        await seeding.firstTry
        const { body, total, next } = await pages.get(query)
        reply.header(TOTAL_HEADER, total)
        if (next !== undefined) {
          const { q, tag, sort, limit } = query
          const address = calls.listTemplates.path + queryOf({ q, tag, sort, limit, offset: next })
          reply.header('link', `<${address}>; rel="next"`)
        }
        return sendEtagJson(request, reply, body)
      }
      const hasOwn = userId !== undefined && (await countOwnTemplates(db, userId)) > 0
      if (isOwnOnly && !hasOwn) return reply.headers(OWN_HEADERS).type(JSON_TYPE).send(NONE)
      // While templates are being seeded, since a cached half of the gallery would stay on the screen.
      await seeding.firstTry
      const list = await currentList()
      if (!hasOwn) return sendEtagJson(request, reply, list)
      const own = await jsonArray(listOwn(db, userId))
      return reply
        .headers(OWN_HEADERS)
        .type(JSON_TYPE)
        .send(isOwnOnly ? own : joinLists(own, list.plain))
    },
  })

  app.route({
    ...routeOf(listTemplateTags),
    config: { limit: 'browse' },
    handler: async (request, reply) => {
      await seeding.firstTry
      return sendEtagJson(request, reply, withEtag(await compressJson(await catalog.tags())))
    },
  })

  app.route({
    ...routeOf(calls.getTemplate),
    handler: async (request, reply) => {
      const id = Number(request.params.id)
      const userId = callerIdOf(request)
      if (userId === undefined || !isOwnTemplateId(id)) return await getTemplate(db, id)
      reply.headers(OWN_HEADERS)
      return await getOwnTemplate(db, userId, id)
    },
  })
}

/** Joins two JSON arrays. */
function joinLists(first: Buffer, second: Buffer): Buffer {
  if (first.equals(NONE)) return second
  if (second.equals(NONE)) return first
  return Buffer.concat([first.subarray(0, -1), COMMA, second.subarray(1)])
}

/** Whether a query asks for a part of the gallery; other parameters are ignored. */
const isPart = ({ q, tag, sort, limit, offset }: TemplatesQuery): boolean =>
  [q, tag, sort, limit, offset].some((value) => value !== undefined)
