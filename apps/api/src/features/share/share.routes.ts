import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls, RANDOM_ID_PATTERN } from '@memesmith/contract'
import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/connect.ts'
import { CACHE_CONTROL } from '../../http/cache-control.ts'
import { originOf } from '../../http/pages/origin-of.ts'
import { redirectTrailingSlash } from '../../http/pages/redirect-trailing-slash.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { EMBEDDABLE } from '../../http/response-headers.ts'
import { routeOf } from '../../http/route-of.ts'
import { sendPicture } from '../../http/send-picture.ts'
import type { ReadImage } from '../../storage/image-bytes.ts'
import { findSharedPicture } from '../memes/memes.repository.ts'
import { getSharedMeme } from '../memes/memes.service.ts'
import { gonePage } from './gone-page.ts'
import { sharePage } from './share-page.ts'

interface ShareOptions {
  readonly config: Config
  readonly db: Db
  readonly readImage: ReadImage
  readonly webAssets: WebAssets
}

/** Only public memes may be indexed by search engines. */
const UNLISTED = { 'x-robots-tag': 'noindex' }
const isShareId = new RegExp(RANDOM_ID_PATTERN)

/** Shared memes: the page and the picture of a share id. */
export const shareRoutes: FastifyPluginAsyncTypebox<ShareOptions> = async (
  app,
  { config, db, readImage, webAssets },
) => {
  app.route({
    ...routeOf(calls.sharedPicture),
    handler: async (request, reply) => {
      const { shareId } = request.params
      const found = isShareId.test(shareId) ? await findSharedPicture(db, shareId) : undefined
      if (found === undefined) return reply.callNotFound()
      const { id, mimeType, createdAt, isPublic } = found
      const picture = { version: id, mimeType, read: () => readImage(id) }

      const isDownload = new URLSearchParams(request.url.split('?')[1]).has('download')
      return await sendPicture(request, reply, picture, {
        ...EMBEDDABLE,
        ...(isPublic === 1 ? {} : UNLISTED),
        ...(isDownload && {
          'content-disposition': `attachment; filename="meme-${createdAt}.png"`,
        }),
        'cache-control': CACHE_CONTROL.shared,
      })
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
      return reply.send(sharePage(meme, { ...site, origin: originOf(config, request) }))
    },
  })
  app.get(`${calls.sharePage.path}/`, redirectTrailingSlash)
}
