import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config/config.ts'
import { mustVerify } from '../../config/must-verify.ts'
import type { Db } from '../../database/schema.ts'
import { CACHE_CONTROL } from '../../http/answers/cache-control.ts'
import { EMBEDDABLE, UNLISTED, VIDEO_HEADERS } from '../../http/answers/response-headers.ts'
import { type SentPicture, sendPicture } from '../../http/answers/send-picture.ts'
import { pageSites } from '../../http/pages/page-site.ts'
import { sendPage } from '../../http/pages/send-page.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { isShareId } from '../../http/requests/is-share-id.ts'
import { imageUrl } from '../../storage/image-url.ts'
import { findSharedPicture, type SharedPicture } from '../memes/memes.repository.ts'
import { findAbsence } from '../moderation/moderation.repository.ts'
import { ABSENCES, gonePage } from './gone-page.ts'

/** A format of a meme's picture. */
export interface PictureFormat {
  readonly extension: 'gif' | 'jpg' | 'mp4' | 'png' | 'webp'
  readonly mimeType: string
  /** Undefined for a meme that does not have this format. */
  open(found: SharedPicture): OpenedPicture | undefined
  /** Whether it is sent even if only the owner may see it. By default, the owner gets it elsewhere. */
  isForOwner?(request: FastifyRequest, found: SharedPicture): boolean
}

interface OpenedPicture {
  /** The ETag: the formats of a meme have different ones. */
  readonly version: string
  read(): Promise<Uint8Array>
  /** Its address in the bucket, if there is one. */
  readonly link?: SentPicture['link']
}

interface SenderDependencies {
  readonly config: Config
  readonly db: Db
  readonly webAssets: WebAssets
}

/** For a picture that only its owner gets, at an address where everybody may get it later. */
export const ONLY_OWN = { 'cache-control': 'no-store', vary: 'accept, cookie' }

/** Sends the picture of the share id in the request, in one of its formats. */
export async function sendShared(
  { config, db, webAssets }: SenderDependencies,
  request: FastifyRequest<{ Params: { shareId: string } }>,
  reply: FastifyReply,
  format: PictureFormat,
): Promise<FastifyReply> {
  const { shareId } = request.params
  const found = isShareId(shareId) ? await findSharedPicture(db, shareId) : undefined
  const opened = found && format.open(found)
  if (found === undefined || opened === undefined) {
    const absence = isShareId(shareId) ? await findAbsence(db, shareId) : undefined
    if (absence !== undefined) {
      const site = pageSites({ siteName: config.siteName, webAssets })(request)
      return sendPage(reply.code(410), gonePage(site, ABSENCES[absence]))
    }
    reply.callNotFound()
    return reply
  }
  const { id, createdAt, isPublic } = found
  const { extension, mimeType } = format
  const isOwn = mustVerify(config, found)
  if (isOwn && !format.isForOwner?.(request, found)) {
    // Only its owner may see it there.
    const moves = extension === 'gif' || extension === 'mp4' || extension === 'webp'
    const own = (moves && found.animationId) || id
    return reply.header('cache-control', 'no-store').redirect(imageUrl(own))
  }
  const isDownload = new URLSearchParams(request.url.split('?')[1]).has('download')
  const headers = {
    ...(isOwn ? ONLY_OWN : { ...EMBEDDABLE, 'cache-control': CACHE_CONTROL.shared }),
    ...(isPublic === 1 ? {} : UNLISTED),
    ...(extension === 'mp4' && VIDEO_HEADERS),
    ...(isDownload && {
      'content-disposition': `attachment; filename="meme-${createdAt}.${extension}"`,
    }),
  }
  try {
    // The bucket would not name the file.
    const picture = isDownload ? { ...opened, link: undefined } : opened
    return await sendPicture(request, reply, { ...picture, mimeType }, headers)
  } catch (error) {
    // The drawing may have been replaced before its picture was read.
    const now = await findSharedPicture(db, shareId)
    if (now === undefined || now.id === id) throw error
    return await sendShared({ config, db, webAssets }, request, reply, format)
  }
}
