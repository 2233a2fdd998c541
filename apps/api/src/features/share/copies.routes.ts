import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type CopyFormat, calls } from '@memesmith/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { mustVerify } from '../../config/must-verify.ts'
import { acceptsLiveProgress, sendProgress, signalOf } from '../../http/answers/progress-stream.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { isShareId } from '../../http/requests/is-share-id.ts'
import { routeOf } from '../../http/route-of.ts'
import { callerIdOf } from '../../http/sessions/api-keys.ts'
import { AppError } from '../../runtime/app-error.ts'
import { AnimationCopies, COPY_TYPES } from '../memes/animation-copies.service.ts'
import { findSharedPicture, type SharedPicture } from '../memes/memes.repository.ts'
import type { MemeDependencies } from '../memes/save/save-meme.service.ts'
import { ONLY_OWN, type PictureFormat, sendShared } from './send-shared.ts'

interface CopiesOptions extends MemeDependencies {
  readonly copies: AnimationCopies
  readonly webAssets: WebAssets
}

type ShareRequest = FastifyRequest<{ Params: { shareId: string } }>

const NO_VIDEOS =
  /*i18n*/ 'This site makes no MP4s. A meme that moves can be had as WebP and as GIF.'

const isOwner = (request: FastifyRequest, { userId }: SharedPicture): boolean =>
  callerIdOf(request) === userId

/**
 * The GIF and the MP4 of a shared meme that moves. Unlike for its other pictures, an owner who still has
 * to verify an address can get these nowhere else, so these routes read sessions.
 */
export const copiesRoutes: FastifyPluginAsyncTypebox<CopiesOptions> = async (app, deps) => {
  app.route({
    ...routeOf(calls.sharedGif),
    config: { limit: 'copyAnimation' },
    handler: (request, reply) => sendCopy(deps, request, reply, 'gif'),
  })
  app.route({
    ...routeOf(calls.sharedMp4),
    config: { limit: 'copyAnimation' },
    handler: async (request, reply) => {
      if (!deps.config.mp4) throw new AppError('not_found', NO_VIDEOS)
      return await sendCopy(deps, request, reply, 'mp4')
    },
  })
}

/** Sends a copy of a meme's animation, or its progress to a client that asks for it. */
async function sendCopy(
  deps: CopiesOptions,
  request: ShareRequest,
  reply: FastifyReply,
  extension: CopyFormat,
) {
  const { config, copies, db } = deps
  // A cache must not send the picture to a client that wants progress.
  reply.header('vary', 'accept')
  if (!acceptsLiveProgress(request)) {
    return await sendShared(deps, request, reply, formatOf(copies, extension))
  }
  const { shareId } = request.params
  const found = isShareId(shareId) ? await findSharedPicture(db, shareId) : undefined
  if (found === undefined || found.animationId === null) return reply.callNotFound()
  if (mustVerify(config, found) && !isOwner(request, found)) return reply.callNotFound()
  const { animationId } = found
  const signal = signalOf(reply)
  reply.headers(ONLY_OWN)
  return sendProgress(request, reply, signal, async (onProgress: (share: number) => void) => {
    const meme = { ...found, animationId }
    const { byteLength } = await copies.get(meme, extension, { signal, onProgress })
    return { byteLength }
  })
}

const formatOf = (copies: AnimationCopies, extension: CopyFormat): PictureFormat => ({
  extension,
  mimeType: COPY_TYPES[extension],
  open: (found) => {
    const { animationId } = found
    if (animationId === null) return undefined
    const read = () => copies.get({ ...found, animationId }, extension)
    return { version: AnimationCopies.keyOf(animationId, extension), read }
  },
  isForOwner: isOwner,
})
