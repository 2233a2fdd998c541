import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import Type from 'typebox'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { sendCompressed } from '../../http/answers/send-compressed.ts'
import { sendPicture } from '../../http/answers/send-picture.ts'
import { routeOf } from '../../http/route-of.ts'
import { AppError } from '../../runtime/app-error.ts'
import { createStickerLists } from './sticker-list.ts'
import { findEmojiPicture } from './stickers.service.ts'

/** The response is cached bytes; the schema documents them. */
const listStickers = {
  ...calls.listStickers,
  answer: { 200: Type.Unsafe<Buffer>(calls.listStickers.answer[200]) },
}

/** The emoji that can be stickers: the list to search, and each picture. */
export const stickersRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const listIn = createStickerLists()

  app.route({
    ...routeOf(listStickers),
    handler: async (request, reply) => {
      const list = await listIn(request.query.language ?? 'en')
      reply.headers({
        // The web app's URL contains the version.
        'cache-control': CACHE_CONTROL.forever,
        'content-type': 'application/json; charset=utf-8',
      })
      return sendCompressed(request, reply, list)
    },
  })

  app.route({
    ...routeOf(calls.getStickerPicture),
    handler: async (request, reply) => {
      const picture = await findEmojiPicture(request.params.name)
      if (picture === undefined) throw new AppError('not_found', /*i18n*/ 'There is no such emoji.')
      const sent = {
        version: createHash('sha256').update(picture).digest('base64url'),
        mimeType: 'image/webp',
        read: async () => picture,
      }
      return await sendPicture(request, reply, sent, { 'cache-control': CACHE_CONTROL.forever })
    },
  })
}
