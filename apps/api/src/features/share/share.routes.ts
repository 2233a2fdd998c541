import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, RANDOM_ID_PATTERN } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { CACHE_CONTROL } from '../../http/cache-control.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { EMBEDDABLE } from '../../http/response-headers.ts'
import { routeOf } from '../../http/route-of.ts'
import { sendPicture } from '../../http/send-picture.ts'
import { createWebpReader, type ReadInTurn } from '../../render/webp-reader.ts'
import { AppError } from '../../runtime/app-error.ts'
import type { ImageStorage } from '../../storage/image-storage.ts'
import { findSharedPicture } from '../memes/memes.repository.ts'
import { getSharedMeme } from '../memes/memes.service.ts'
import { gonePage } from './gone-page.ts'
import { remixablePart } from './remixable-part.ts'
import { sharePage } from './share-page.ts'

/** A format of a meme's picture. */
interface PictureFormat {
  readonly extension: string
  readonly mimeType: string
  /** Distinguishes the ETags of the formats. */
  readonly versionSuffix: string
  readonly read: ReadInTurn
  readonly link?: ImageStorage['link'] | undefined
}

interface ShareOptions {
  readonly config: Config
  readonly db: Db
  readonly images: ImageStorage
  readonly webAssets: WebAssets
}

/** Only public memes may be indexed by search engines. */
const UNLISTED = { 'x-robots-tag': 'noindex' }
const isShareId = new RegExp(RANDOM_ID_PATTERN)

/** Shared memes: the page of a share id, its picture, and what to remix. */
export const shareRoutes: FastifyPluginAsyncTypebox<ShareOptions> = async (
  app,
  { config, db, images, webAssets },
) => {
  /** Sends the picture of a share id in one of its formats. */
  async function sendShared(
    request: FastifyRequest<{ Params: { shareId: string } }>,
    reply: FastifyReply,
    format: PictureFormat,
  ): Promise<FastifyReply> {
    const { shareId } = request.params
    const found = isShareId.test(shareId) ? await findSharedPicture(db, shareId) : undefined
    if (found === undefined) {
      reply.callNotFound()
      return reply
    }
    const { id, userId, createdAt, isPublic } = found
    const { extension, mimeType } = format
    const version = id + format.versionSuffix
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
      const { link } = format
      const picture = {
        version,
        mimeType,
        read: () => format.read(id, userId),
        // The bucket would not name the file.
        link: link && !isDownload ? () => link(id) : undefined,
      }
      return await sendPicture(request, reply, picture, headers)
    } catch (error) {
      // The drawing may have been replaced before its picture was read.
      const now = await findSharedPicture(db, shareId)
      if (now === undefined || now.id === id) throw error
      return await sendShared(request, reply, format)
    }
  }

  const png: PictureFormat = {
    extension: 'png',
    mimeType: 'image/png',
    versionSuffix: '',
    read: images.read,
    link: images.link,
  }
  const webp: PictureFormat = {
    extension: 'webp',
    mimeType: 'image/webp',
    versionSuffix: '-webp',
    read: createWebpReader(images.read),
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
    ...routeOf(calls.getSharedMeme),
    handler: async (request, reply) => {
      const { shareId } = request.params
      const meme = isShareId.test(shareId) ? await getSharedMeme(db, shareId) : undefined
      if (meme === undefined) throw new AppError('meme_not_found', 'There is no such meme.')
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
      const meme = await getSharedMeme(db, shareId)
      const site = { siteName: config.siteName, webAssets }
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache')
      if (meme === undefined) return reply.code(404).send(gonePage(site))
      if (!meme.isPublic) reply.headers(UNLISTED)
      return reply.send(
        sharePage({ ...meme, shareId }, { ...site, origin: originOf(config, request) }),
      )
    },
  })
  app.get(`${calls.sharePage.path}/`, redirectTrailingSlash)
}
