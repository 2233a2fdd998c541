import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, picturePath } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { prepareAnswer } from '../../http/answers/error-answers.ts'
import { signalOf } from '../../http/answers/progress-stream.ts'
import { UNLISTED } from '../../http/answers/response-headers.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import { networkOf } from '../../http/guards/rate-limits/rate-limits.ts'
import { withoutQuery } from '../../http/request-logs.ts'
import type { RemoteRules } from '../../http/requests/remote/fetch-remote.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import { hashToken } from '../../http/sessions/token-hash.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { Lane } from '../../scheduling/lane.ts'
import { PICTURE_STATUSES, PictureError, type PictureStatus } from './picture-error.ts'
import { readOptions } from './picture-options.ts'
import { extensionOf, readAddress } from './read-address.ts'
import { findBackground } from './read-background.ts'
import { examplePath } from './template-answers.ts'
import {
  CUSTOM,
  type UrlPicture,
  type UrlPictureDependencies,
  UrlPictures,
} from './url-pictures.service.ts'

export interface PictureDependencies extends UrlPictureDependencies {
  readonly remoteFiles: Lane
  /** Which other hosts to trust; the usual rules by default. */
  readonly remoteRules?: RemoteRules | undefined
}

const LIMIT = { limit: 'picture' } as const
/** A year: the texts are in the address, and a template rarely gets another picture. */
const KEPT = { 'cache-control': 'public, max-age=31536000' }
/** A meme as a background is as unlisted as elsewhere, and disappears as soon. */
const SHARED = { 'cache-control': CACHE_CONTROL.shared, ...UNLISTED }
const PREVIEW_WIDTH = 320

/** The user of a key, or the network. Networks have no ids, and no user's is negative. */
const visitorOf = (request: FastifyRequest): number =>
  callerIdOf(request) ?? -1 - Number.parseInt(hashToken(networkOf(request)).slice(0, 12), 16)

/** The pictures. An error is a picture that shows its message. */
export const pictureRoutes: FastifyPluginAsyncTypebox<PictureDependencies> = async (app, deps) => {
  const pictures = new UrlPictures(deps)
  const backgrounds = { app, config: deps.config, lane: deps.remoteFiles, rules: deps.remoteRules }

  app.route({
    ...routeOf(calls.getPicture),
    config: LIMIT,
    // Also for what is refused before the handler, such as too many requests.
    errorHandler: async (error, request, reply) => {
      const { status, message } = problemOf(error)
      if (error instanceof AppError) prepareAnswer(error, request, reply)
      const extension = extensionOf(addressOf(request).path)
      const shown = await pictures.message(message, extension).catch(() => {
        throw error
      })
      return await send(request, reply.code(status), shown, { 'cache-control': 'no-store' })
    },
    handler: (request, reply) => {
      const { path, search } = addressOf(request)
      // Most are asked for many times. Only the canonical addresses of pictures are known.
      const known = pictures.known(path + search)
      if (known !== undefined) return sendDrawn(request, reply, known, KEPT)
      return answerPicture(request, reply, path, search)
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
    if (query.get('style') === 'animated') {
      const moving = without('style', picturePath(address.slug, address.lines, 'gif'))
      if (address.extension !== 'gif') return reply.redirect(moving, 301)
    }
    const options = readOptions(query)
    const template = await pictures.template(address.slug, options.style)
    const visitor = visitorOf(request)
    const ground =
      address.slug === CUSTOM
        ? await findBackground(backgrounds, request, visitor, options.background)
        : undefined
    const picture = await pictures.picture(
      visitor,
      path + search,
      address,
      options,
      template,
      ground,
      signalOf(reply),
    )
    return await sendDrawn(request, reply, picture, ground === undefined ? KEPT : SHARED)
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
        return await pictures.picture(
          visitor,
          key,
          address,
          options,
          template,
          undefined,
          signalOf(reply),
        )
      }
      const picture = await make().catch((error: unknown) =>
        pictures.message(problemOf(error).message, 'jpg'),
      )
      return await send(request, reply, picture, { 'cache-control': 'no-store' })
    },
  })
}

interface Problem {
  readonly status: PictureStatus
  readonly message: string
}

/** @throws errors that do not become a picture */
function problemOf(error: unknown): Problem {
  if (error instanceof PictureError) return error
  if (!(error instanceof AppError)) throw error
  const { message, statusCode } = error
  const status = PICTURE_STATUSES.find((each) => each === statusCode)
  if (status === undefined) throw error
  return { status, message }
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { version, mimeType, bytes }: UrlPicture,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  const read = () => Promise.resolve(bytes)
  return sendPicture(request, reply, { version, mimeType, read }, headers)
}

const sendDrawn = (
  request: FastifyRequest,
  reply: FastifyReply,
  picture: UrlPicture,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> =>
  send(request, reply, picture, {
    ...headers,
    ...(picture.disposition !== undefined && { 'content-disposition': picture.disposition }),
  })

/** The address as the client sent it: the router has decoded its own. */
function addressOf({ raw, url: routed }: FastifyRequest): { path: string; search: string } {
  const url = raw.url ?? routed
  const path = withoutQuery(url)
  return { path, search: url.slice(path.length) }
}
