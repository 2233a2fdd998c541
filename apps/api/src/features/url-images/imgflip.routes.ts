/**
 * The two calls of imgflip: its clients work here once their host is changed. They read no status, so
 * every failure is a 200 with a message.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, isRecord } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { prepareAnswer } from '../../http/answers/error-answers.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { CallFailure, ownApiFor } from '../../http/requests/own-api.ts'
import { routeOf } from '../../http/route-of.ts'
import { getTemplates } from '../templates/catalog/templates.service.ts'
import { documentOfFields } from './imgflip-document.ts'
import { type Fields, readFields } from './read-fields.ts'

/** More than any client shows. */
const MAX_LISTED = 2000

interface ImgflipOptions {
  readonly config: Config
  readonly db: Db
}

export const imgflipRoutes: FastifyPluginAsyncTypebox<ImgflipOptions> = async (
  app,
  { config, db },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*')
  })
  app.setErrorHandler((error, request, reply) => {
    const { message } = prepareAnswer(error, request, reply)
    return reply.code(200).send(failed(message))
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.route({
    ...routeOf(calls.imgflipTemplates),
    config: { limit: 'picture', lane: 'list' },
    handler: async (request) => {
      const origin = originOf(config, request)
      const memes = (await getTemplates(db))
        .slice(0, MAX_LISTED)
        .map(({ id, name, imageUrl, width, height, layers }) => ({
          id: String(id),
          name,
          url: origin + imageUrl,
          width,
          height,
          box_count: layers.length,
        }))
      return { success: true, data: { memes } } as const
    },
  })

  async function caption(request: FastifyRequest, fields: Fields) {
    const field = (name: string) => fields.get(name)?.[0] ?? ''
    const id = field('template_id')
    if (!/^\d{1,15}$/.test(id)) return failed('No template_id specified.')
    const key = field('password')
    if (key === '') return failed('No password specified: it is an API key of this site.')
    const api = ownApiFor(app, {
      authorization: `Bearer ${key}`,
      host: request.host,
      ip: request.ip,
    })
    try {
      const template = await api.call(calls.getTemplate, { params: { id } })
      const document = documentOfFields(fields, template.layers, template)
      if (typeof document === 'string') return failed(document)
      const body = { templateId: template.id, document }
      const made = await api.call(calls.createMeme, { body })
      const origin = originOf(config, request)
      return {
        success: true,
        data: {
          url: origin + made.memeImageUrl,
          page_url: new URL(made.shareUrl ?? '', origin).href,
        },
      } as const
    } catch (error) {
      if (error instanceof CallFailure) return failed(error.message)
      throw error
    }
  }

  // Nothing that a browser sends by itself grants access. The save counts for the key and the address.
  const options = { limit: 'picture', changesState: false } as const
  app.route({
    ...routeOf(calls.imgflipCaption),
    config: options,
    handler: async (request) => {
      const { body, headers, query } = request
      const sent = Buffer.isBuffer(body)
        ? await readFields(body, headers['content-type'] ?? '')
        : undefined
      return await caption(request, new Map([...fieldsOfQuery(query), ...(sent ?? [])]))
    },
  })
  app.route({
    ...routeOf(calls.imgflipCaptionByQuery),
    config: options,
    handler: (request) => caption(request, fieldsOfQuery(request.query)),
  })
}

const failed = (message: string) => ({ success: false, error_message: message }) as const

const fieldsOfQuery = (query: unknown): Fields =>
  new Map(
    Object.entries(isRecord(query) ? query : {}).map(([name, value]) => [name, [String(value)]]),
  )
