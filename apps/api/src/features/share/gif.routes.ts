import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { calls } from '@memesmith/contract'
import type { FastifyRequest } from 'fastify'
import { mustVerify } from '../../config/must-verify.ts'
import { acceptsLiveProgress, sendProgress, signalOf } from '../../http/answers/progress-stream.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import type { GifMaker } from '../memes/meme-gif.service.ts'
import { findSharedPicture, type SharedPicture } from '../memes/memes.repository.ts'
import type { MemeDependencies } from '../memes/save/save-meme.service.ts'
import { isShareId } from './is-share-id.ts'
import { ONLY_OWN, type PictureFormat, sendShared } from './send-shared.ts'

interface GifOptions extends MemeDependencies {
  readonly gifs: GifMaker
  readonly webAssets: WebAssets
}

const isOwner = (request: FastifyRequest, { userId }: SharedPicture): boolean =>
  callerIdOf(request) === userId

/**
 * The GIF of a shared meme that moves. Unlike its other pictures, an owner who has to verify an
 * address has it nowhere else, so this route reads sessions.
 */
export const gifRoutes: FastifyPluginAsyncTypebox<GifOptions> = async (app, deps) => {
  const { config, db, gifs } = deps
  const gif: PictureFormat = {
    extension: 'gif',
    mimeType: 'image/gif',
    open: (found) => {
      const { animationId } = found
      if (animationId === null) return undefined
      const read = () => gifs.get({ ...found, animationId })
      return { version: `${animationId}-gif`, read }
    },
    isForOwner: isOwner,
  }

  app.route({
    ...routeOf(calls.sharedGif),
    config: { limit: 'gif' },
    handler: async (request, reply) => {
      // A cache must not send the picture to who wants the progress.
      reply.header('vary', 'accept')
      if (!acceptsLiveProgress(request)) return await sendShared(deps, request, reply, gif)
      const { shareId } = request.params
      const found = isShareId(shareId) ? await findSharedPicture(db, shareId) : undefined
      if (found === undefined || found.animationId === null) return reply.callNotFound()
      if (mustVerify(config, found) && !isOwner(request, found)) return reply.callNotFound()
      const { animationId } = found
      const signal = signalOf(reply)
      reply.headers(ONLY_OWN)
      return sendProgress(request, reply, signal, async (onProgress: (share: number) => void) => {
        const { byteLength } = await gifs.get({ ...found, animationId }, { signal, onProgress })
        return { byteLength }
      })
    },
  })
}
