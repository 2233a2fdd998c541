import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, RANDOM_ID_PATTERN } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CACHE_CONTROL } from '../../http/cache-control.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { acceptsLiveProgress, sendProgress, signalOf } from '../../http/progress-stream.ts'
import { EMBEDDABLE } from '../../http/response-headers.ts'
import { routeOf } from '../../http/route-of.ts'
import { type SentPicture, sendPicture } from '../../http/send-picture.ts'
import { createWebpReader } from '../../render/webp-reader.ts'
import { AppError } from '../../runtime/app-error.ts'
import { imageUrl } from '../../storage/image-url.ts'
import { mustVerify } from '../../users/current-user.ts'
import { GifMaker } from '../memes/meme-gif.service.ts'
import { findSharedPicture, type SharedPicture } from '../memes/memes.repository.ts'
import { getSharedMeme, type MemeDependencies } from '../memes/memes.service.ts'
import { findAbsence } from '../moderation/moderation.repository.ts'
import { findShown } from './find-shown.ts'
import { ABSENCES, gonePage } from './gone-page.ts'
import { NOT_SHARED } from './not-shared-page.ts'
import { remixablePart } from './remixable-part.ts'
import { reportRoutes } from './report.routes.ts'
import { sharePage } from './share-page.ts'

/** A format of a meme's picture. */
interface PictureFormat {
  readonly extension: string
  readonly mimeType: string
  /** Undefined for a meme that does not have this format. */
  open(found: SharedPicture): OpenedPicture | undefined
}

interface OpenedPicture {
  /** The ETag: the formats of a meme have different ones. */
  readonly version: string
  read(): Promise<Uint8Array>
  /** Its address in the bucket, where there is one. */
  readonly link?: SentPicture['link']
}

interface ShareOptions extends MemeDependencies {
  readonly webAssets: WebAssets
}

/** Only public memes may be indexed by search engines. */
const UNLISTED = { 'x-robots-tag': 'noindex' }
const isShareId = new RegExp(RANDOM_ID_PATTERN)

/** Shared memes: the page of a share id, its picture, and what to remix. */
export const shareRoutes: FastifyPluginAsyncTypebox<ShareOptions> = async (app, deps) => {
  const { config, db, images, webAssets } = deps
  const gifs = new GifMaker(deps)
  const site = { siteName: config.siteName, webAssets }

  /** Says why a meme is not there any more. */
  const sendAbsent = (reply: FastifyReply, absence: keyof typeof ABSENCES) =>
    sendPage(reply.code(410), gonePage(site, ABSENCES[absence]))

  const readWebp = createWebpReader(images.read)

  /** Sends the picture of a share id in one of its formats. */
  async function sendShared(
    request: FastifyRequest<{ Params: { shareId: string } }>,
    reply: FastifyReply,
    format: PictureFormat,
  ): Promise<FastifyReply> {
    const { shareId } = request.params
    const found = isShareId.test(shareId) ? await findSharedPicture(db, shareId) : undefined
    const opened = found && format.open(found)
    if (found === undefined || opened === undefined) {
      const absence = isShareId.test(shareId) ? await findAbsence(db, shareId) : undefined
      if (absence !== undefined) return sendAbsent(reply, absence)
      reply.callNotFound()
      return reply
    }
    const { id, createdAt, isPublic } = found
    // Only its owner may see it there.
    if (mustVerify(config, found)) {
      const own = format === png ? id : (found.animationId ?? id)
      return reply.header('cache-control', 'no-store').redirect(imageUrl(own))
    }
    const { extension, mimeType } = format
    const isDownload = new URLSearchParams(request.url.split('?')[1]).has('download')
    const headers = {
      ...EMBEDDABLE,
      ...(isPublic === 1 ? {} : UNLISTED),
      ...(isDownload && {
        'content-disposition': `attachment; filename="meme-${createdAt}.${extension}"`,
      }),
      'cache-control': CACHE_CONTROL.shared,
    }
    try {
      // The bucket would not name the file.
      const picture = isDownload ? { ...opened, link: undefined } : opened
      return await sendPicture(request, reply, { ...picture, mimeType }, headers)
    } catch (error) {
      // The drawing may have been replaced before its picture was read.
      const now = await findSharedPicture(db, shareId)
      if (now === undefined || now.id === id) throw error
      return await sendShared(request, reply, format)
    }
  }

  const stored = (id: string) => ({
    read: () => images.read(id),
    link: images.link && (async () => await images.link?.(id)),
  })
  const png: PictureFormat = {
    extension: 'png',
    mimeType: 'image/png',
    open: ({ id }) => ({ version: id, ...stored(id) }),
  }
  const webp: PictureFormat = {
    extension: 'webp',
    mimeType: 'image/webp',
    open: ({ id, userId, animationId }) =>
      animationId === null
        ? { version: `${id}-webp`, read: () => readWebp(id, userId) }
        : { version: animationId, ...stored(animationId) },
  }
  const gif: PictureFormat = {
    extension: 'gif',
    mimeType: 'image/gif',
    open: (found) => {
      const { animationId } = found
      if (animationId === null) return undefined
      const read = () => gifs.get({ ...found, animationId })
      return { version: `${animationId}-gif`, read }
    },
  }
  app.route({
    ...routeOf(calls.sharedPicture),
    handler: (request, reply) => sendShared(request, reply, png),
  })
  app.route({
    ...routeOf(calls.sharedWebp),
    handler: (request, reply) => sendShared(request, reply, webp),
  })

  app.route({
    ...routeOf(calls.sharedGif),
    config: { limit: 'gif' },
    handler: async (request, reply) => {
      // A cache must not send the picture to who wants the progress.
      reply.header('vary', 'accept')
      if (!acceptsLiveProgress(request)) return await sendShared(request, reply, gif)
      const { shareId } = request.params
      const found = isShareId.test(shareId) ? await findSharedPicture(db, shareId) : undefined
      if (found === undefined || found.animationId === null || mustVerify(config, found)) {
        return reply.callNotFound()
      }
      const { animationId } = found
      const signal = signalOf(reply)
      reply.header('cache-control', 'no-store')
      return sendProgress(request, reply, signal, async (onProgress: (share: number) => void) => {
        const { byteLength } = await gifs.get({ ...found, animationId }, { signal, onProgress })
        return { byteLength }
      })
    },
  })

  app.route({
    ...routeOf(calls.getSharedMeme),
    handler: async (request, reply) => {
      const { shareId } = request.params
      const meme = isShareId.test(shareId) ? await getSharedMeme(db, shareId) : undefined
      if (meme === undefined) {
        const absence = isShareId.test(shareId) ? await findAbsence(db, shareId) : undefined
        if (absence !== undefined) throw new AppError('meme_taken_down', ABSENCES[absence])
        throw new AppError('meme_not_found', 'There is no such meme.')
      }
      if (mustVerify(config, meme)) throw new AppError('meme_not_found', NOT_SHARED)
      reply.header('cache-control', 'no-cache')
      if (!meme.isPublic) reply.headers(UNLISTED)
      return remixablePart(meme)
    },
  })

  app.route({
    ...routeOf(calls.sharePage),
    handler: async (request, reply) => {
      const { shareId } = request.params
      if (!isShareId.test(shareId)) return reply.callNotFound()
      const shown = await findShown(deps, shareId)
      if ('page' in shown) return sendPage(reply.code(shown.status), shown.page)
      const { meme } = shown
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      if (!meme.isPublic) reply.headers(UNLISTED)
      return reply.send(
        sharePage({ ...meme, shareId }, { ...site, origin: originOf(config, request) }),
      )
    },
  })
  app.get(`${calls.sharePage.path}/`, redirectTrailingSlash)
  await app.register(reportRoutes, deps)
}
