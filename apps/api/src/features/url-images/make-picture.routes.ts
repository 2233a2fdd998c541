import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Call, calls } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { routeOf } from '../../http/route-of.ts'
import { AppError } from '../../runtime/app-error.ts'
import { findTemplateOfSlug } from '../templates/catalog/templates.repository.ts'
import { fieldIn, madeAddress, splitAmong, textsIn } from './made-address.ts'
import { PictureError } from './picture-error.ts'
import { readFields } from './read-fields.ts'
import { type TemplateFinder, templateFor } from './template-for.ts'
import { CUSTOM } from './url-pictures.service.ts'

export interface MakePictureDependencies {
  readonly catalog: TemplateFinder
  readonly config: Config
  readonly db: Db
}

/** The calls that answer with the address of a picture. Nothing is stored. */
export const makePictureRoutes: FastifyPluginAsyncTypebox<MakePictureDependencies> = async (
  app,
  { catalog, config, db },
) => {
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof PictureError)) throw error
    return reply.code(error.status).send({ error: error.message })
  })
  // Some clients send JSON as text.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const fieldsOf = async ({ body, headers }: FastifyRequest) =>
    (Buffer.isBuffer(body) && (await readFields(body, headers['content-type'] ?? ''))) || new Map()
  const missing = (reply: FastifyReply, name: string) =>
    reply.code(400).send({ error: `"${name}" is required` })
  const sendMade = (
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    fields: ReadonlyMap<string, readonly string[]>,
    status: 201 | 404 = 201,
  ) => {
    const url = originOf(config, request) + path
    const redirects = /^(?:true|1|on|yes)$/i.test(fieldIn(fields, 'redirect') ?? '')
    return redirects ? reply.redirect(url, 302) : reply.code(status).send({ url })
  }
  /** Answers with the address even if there is no such template, which memegen's clients rely on. */
  const sendOfTemplate = async (
    request: FastifyRequest,
    reply: FastifyReply,
    slug: string,
    fields: ReadonlyMap<string, readonly string[]>,
  ) => {
    const isKnown = (await findTemplateOfSlug(db, slug)) !== undefined
    const path = madeAddress(slug, textsIn(fields), fields)
    return sendMade(request, reply, path, fields, isKnown ? 201 : 404)
  }
  const nothingChanges = { limit: 'picture', changesState: false } as const

  app.route({
    ...routeOf(calls.makePicture),
    config: nothingChanges,
    handler: async (request, reply) => {
      const fields = await fieldsOf(request)
      const slug = fieldIn(fields, 'template_id')
      if (slug === undefined) return missing(reply, 'template_id')
      return await sendOfTemplate(request, reply, slug, fields)
    },
  })
  app.route({
    ...routeOf(calls.makeCustomPicture),
    config: nothingChanges,
    handler: async (request, reply) => {
      const fields = await fieldsOf(request)
      if (fieldIn(fields, 'background') === undefined) return missing(reply, 'background')
      return sendMade(request, reply, madeAddress(CUSTOM, textsIn(fields), fields), fields)
    },
  })
  app.route({
    ...routeOf(calls.makeAutomaticPicture),
    config: nothingChanges,
    handler: async (request, reply) => {
      const fields = await fieldsOf(request)
      const text = textsIn(fields).join(' ').trim()
      if (text === '') return missing(reply, 'text')
      const template = await templateFor(db, catalog, text)
      if (template === undefined) throw new AppError('template_not_found')
      const path = madeAddress(template.slug, splitAmong(text, template.texts), fields)
      return sendMade(request, reply, path, fields)
    },
  })
  app.route({
    ...routeOf(calls.makePictureOfTemplate),
    config: nothingChanges,
    handler: async (request, reply) =>
      await sendOfTemplate(request, reply, request.params.slug, await fieldsOf(request)),
  })

  // The preflight that a browser sends before a cross-site request with JSON.
  const writes: Call[] = [
    calls.makePicture,
    calls.makeCustomPicture,
    calls.makeAutomaticPicture,
    calls.makePictureOfTemplate,
  ]
  for (const { path } of writes) {
    app.options(path, async (_request, reply) =>
      reply
        .headers({
          'access-control-allow-methods': 'GET, POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '86400',
        })
        .code(204)
        .send(),
    )
  }
}
