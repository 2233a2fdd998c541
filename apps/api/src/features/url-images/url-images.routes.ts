/**
 * Pictures by address (design §4): a template and texts in a path. Clients of memegen work here
 * after a change of the host, so routes, answers and errors are those that they rely on.
 */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type Call, calls, picturePath } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { EMBEDDABLE, UNLISTED } from '../../http/answers/response-headers.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import { networkOf } from '../../http/guards/rate-limits/rate-limits.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import { withoutQuery } from '../../http/request-logs.ts'
import { prefersPage } from '../../http/requests/prefers-page.ts'
import type { RemoteRules } from '../../http/requests/remote/fetch-remote.ts'
import { routeOf } from '../../http/route-of.ts'
import { hashToken } from '../../http/sessions/token-hash.ts'
import { AppError } from '../../runtime/app-error.ts'
import { Lane } from '../../scheduling/lane.ts'
import { LANES } from '../../scheduling/lanes.ts'
import { findTemplateOfSlug } from '../templates/catalog/templates.repository.ts'
import { CAPTION_FONTS, captionFontOf } from './caption-fonts.ts'
import { fieldIn, madeAddress, splitAmong, textsIn } from './made-address.ts'
import { PICTURE_STATUSES, PictureError, type PictureStatus } from './picture-error.ts'
import { readOptions } from './picture-options.ts'
import { extensionOf, type PictureAddress, readAddress } from './read-address.ts'
import { findBackground } from './read-background.ts'
import { readFields } from './read-fields.ts'
import { describeTemplate, describeTemplates, examplePath } from './template-answers.ts'
import { type TemplateFinder, templateFor } from './template-for.ts'
import {
  CUSTOM,
  type UrlPicture,
  type UrlPictureDependencies,
  UrlPictures,
} from './url-pictures.service.ts'

interface UrlImageOptions extends UrlPictureDependencies {
  readonly catalog: TemplateFinder
  /** Whom to trust among other hosts; the usual rules by default. */
  readonly remoteRules?: RemoteRules | undefined
}

const LIMIT = { limit: 'picture' } as const
const LISTED = { ...LIMIT, lane: 'list' } as const
const OPEN = { ...EMBEDDABLE, 'access-control-allow-origin': '*' }
/** A year. The texts are in the address; a template that is changed is another picture rarely. */
const CACHED = 'public, max-age=31536000'
const PREVIEW_WIDTH = 320

/** Visitors have no ids, and no user's is negative. */
const visitorOf = (request: FastifyRequest): number =>
  -1 - Number.parseInt(hashToken(networkOf(request)).slice(0, 12), 16)

/** Pictures by address, and the lists that clients of them read. */
export const urlImagesRoutes: FastifyPluginAsyncTypebox<UrlImageOptions> = async (app, deps) => {
  const { config, db, catalog } = deps
  const pictures = new UrlPictures(deps)
  const backgrounds = { app, config, lane: new Lane(LANES.remoteFile), rules: deps.remoteRules }
  const originFor = (request: FastifyRequest) => originOf(config, request)

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OPEN)
  })
  // Bodies are read by this feature: some clients send JSON as text.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.route({
    ...routeOf(calls.getPicture),
    config: LIMIT,
    handler: async (request, reply) => {
      const { path, search } = addressOf(request)
      try {
        return await answerPicture(request, reply, path, search)
      } catch (error) {
        const problem = problemOf(error)
        const extension = extensionOf(path)
        const shown = await pictures.message(visitorOf(request), problem.message, extension)
        if (problem.retryAfter !== undefined) reply.header('retry-after', problem.retryAfter)
        return await send(request, reply.code(problem.status), shown, {
          'cache-control': 'no-store',
        })
      }
    },
  })

  async function answerPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    search: string,
  ): Promise<FastifyReply> {
    const query = new URLSearchParams(search)
    const without = (name: string, at: string) => {
      query.delete(name)
      return query.size === 0 ? at : `${at}?${query}`
    }
    if (query.has('watermark')) return reply.redirect(without('watermark', path), 302)
    const read = readAddress(path, search)
    if (read.kind === 'redirect') return reply.redirect(read.location, read.status)
    if (read.kind === 'example') {
      const template = await pictures.template(read.slug, undefined)
      if (template === undefined) throw new PictureError(422, 'This picture needs a background.')
      return reply.redirect(examplePath(template), 302)
    }
    const { address } = read
    const url = path + search
    const known = pictures.known(url)
    if (known !== undefined) return await sendKept(request, reply, known, address)
    if (query.get('style') === 'animated') {
      const moving = without('style', picturePath(address.slug, address.lines, 'gif'))
      if (address.extension !== 'gif') return reply.redirect(moving, 301)
    }
    const options = readOptions(query)
    const template = await pictures.template(address.slug, options.style)
    const { background } = options
    if (address.slug === CUSTOM && background === undefined) {
      throw new PictureError(422, 'background is missing: the address of a picture.')
    }
    const ground =
      address.slug === CUSTOM && background !== undefined
        ? await findBackground(backgrounds, request, visitorOf(request), background)
        : undefined
    const visitor = visitorOf(request)
    const picture = await pictures.picture(visitor, url, address, options, template, ground)
    if (ground === undefined) return await sendKept(request, reply, picture, address)
    return await send(request, reply, picture, {
      // A meme as a background is as unlisted as it is elsewhere, and gone as soon.
      'cache-control': CACHE_CONTROL.shared,
      ...UNLISTED,
      'content-disposition': dispositionOf(address),
    })
  }

  app.route({
    ...routeOf(calls.previewPicture),
    config: LIMIT,
    handler: async (request, reply) => {
      const query = new URLSearchParams(addressOf(request).search)
      const lines = ['text', 'text[]', 'lines', 'lines[]'].flatMap((name) => query.getAll(name))
      const visitor = visitorOf(request)
      query.set('width', String(PREVIEW_WIDTH))
      query.delete('height')
      const make = async (): Promise<UrlPicture> => {
        const options = readOptions(query)
        const slug = query.get('template') ?? ''
        const template = await pictures.template(slug, options.style)
        const address = { slug, lines, extension: 'jpg' } as const
        const key = `preview ${query}`
        return await pictures.picture(visitor, key, address, options, template, undefined)
      }
      const picture = await make().catch((error: unknown) =>
        pictures.message(visitor, problemOf(error).message, 'jpg'),
      )
      return await send(request, reply, picture, { 'cache-control': 'no-store' })
    },
  })

  app.route({
    ...routeOf(calls.listPictures),
    config: LISTED,
    handler: async (request, reply) => {
      reply.header('vary', 'accept')
      if (prefersPage(request) && app.sendAppPage !== undefined) {
        return app.sendAppPage(request, reply)
      }
      const templates = await describeTemplates(db, originFor(request), request.query)
      return reply
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify(
            templates.map(({ example, _self }) => ({ url: example.url, template: _self })),
          ),
        )
    },
  })

  const describeFont = (
    { id, alias, filename }: (typeof CAPTION_FONTS)[number],
    origin: string,
  ) => ({
    id,
    alias,
    filename,
    _self: `${origin}${calls.listPictureFonts.path}/${id}`,
  })

  // Some clients end lists with a slash, and follow no redirect.
  for (const end of ['', '/']) {
    const templates = routeOf(calls.listPictureTemplates)
    app.route({
      ...templates,
      url: templates.url + end,
      config: LISTED,
      handler: (request) => describeTemplates(db, originFor(request), request.query),
    })
    const fonts = routeOf(calls.listPictureFonts)
    app.route({
      ...fonts,
      url: fonts.url + end,
      handler: async (request) =>
        CAPTION_FONTS.map((font) => describeFont(font, originFor(request))),
    })
  }
  app.route({
    ...routeOf(calls.getPictureTemplate),
    config: LIMIT,
    handler: async (request) => {
      const template = await findTemplateOfSlug(db, request.params.slug)
      if (template === undefined) throw new AppError('template_not_found')
      return await describeTemplate(db, template, originFor(request))
    },
  })

  app.route({
    ...routeOf(calls.getPictureFont),
    handler: async (request) => {
      const font = captionFontOf(request.params.id)
      if (font === undefined) throw new AppError('not_found', 'There is no such font.')
      return describeFont(font, originFor(request))
    },
  })

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
    const url = originFor(request) + path
    const redirects = /^(?:true|1|on|yes)$/i.test(fieldIn(fields, 'redirect') ?? '')
    return redirects ? reply.redirect(url, 302) : reply.code(status).send({ url })
  }
  const nothingChanges = { ...LIMIT, changesState: false }

  app.route({
    ...routeOf(calls.makePicture),
    config: nothingChanges,
    handler: async (request, reply) => {
      const fields = await fieldsOf(request)
      const slug = fieldIn(fields, 'template_id')
      if (slug === undefined) return missing(reply, 'template_id')
      const isKnown = (await findTemplateOfSlug(db, slug)) !== undefined
      const path = madeAddress(slug, textsIn(fields), fields)
      return sendMade(request, reply, path, fields, isKnown ? 201 : 404)
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
    handler: async (request, reply) => {
      const fields = await fieldsOf(request)
      const { slug } = request.params
      const isKnown = (await findTemplateOfSlug(db, slug)) !== undefined
      const path = madeAddress(slug, textsIn(fields), fields)
      return sendMade(request, reply, path, fields, isKnown ? 201 : 404)
    },
  })

  app.get(`${calls.listPictures.path}/`, redirectTrailingSlash)
  // What a browser asks before a page of another site sends JSON.
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

interface Problem {
  readonly status: PictureStatus
  readonly message: string
  readonly retryAfter?: number | undefined
}

/** @throws what is no picture: a busy server draws none of these, too */
function problemOf(error: unknown): Problem {
  if (error instanceof PictureError) return error
  if (!(error instanceof AppError)) throw error
  const { message, retryAfter, statusCode } = error
  const status = PICTURE_STATUSES.find((each) => each === statusCode)
  if (status === undefined) throw error
  return { status, message, retryAfter }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, mimeType, bytes }: UrlPicture,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const read = () => Promise.resolve(bytes)
  return sendPicture(request, reply, { version, mimeType, read }, { ...headers, ...OPEN })
}

/** Sends a picture that depends on nothing but its address. */
const sendKept = (
  request: FastifyRequest,
  reply: FastifyReply,
  picture: UrlPicture,
  address: PictureAddress,
): Promise<FastifyReply> =>
  send(request, reply, picture, {
    'cache-control': CACHED,
    'content-disposition': dispositionOf(address),
  })

/** The address as the client sent it: the router has decoded its own. */
function addressOf({ raw, url: routed }: FastifyRequest): { path: string; search: string } {
  const url = raw.url ?? routed
  const path = withoutQuery(url)
  return { path, search: url.slice(path.length) }
}

/** The longest name of a file, in characters. */
const MAX_NAME = 80

/** Names the file after the texts, readable also where only ASCII is. */
function dispositionOf({ slug, lines, extension }: PictureAddress): string {
  const words = [slug, ...lines].join(' ').toWellFormed()
  const name = words
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, MAX_NAME)
    .toWellFormed()
    .replace(/^-|-$/g, '')
  const ascii = name.replace(/[^\w-]+/g, '') || 'meme'
  return `inline; filename="${ascii}.${extension}"; filename*=UTF-8''${encodeURIComponent(name)}.${extension}`
}
