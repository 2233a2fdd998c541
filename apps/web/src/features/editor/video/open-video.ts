import { t } from '@lingui/core/macro'
import { MAX_VIDEO_BYTES, MEGABYTE } from '@memesmith/contract'
import { formatSize } from '../../../lib/languages/format.ts'
import { PictureError } from '../picture/picture.ts'
import { openByElement } from './element-reader.ts'
import type { UnreadableVideo, VideoReader } from './video-reader.ts'

/** A shorter video, in s, has only one frame. */
const MIN_DURATION_S = 0.1

/**
 * Opens a video, of which only what is needed is read.
 *
 * WebCodecs decode frame by frame, much faster than a video plays. What they can't decode, or where
 * they are missing, a video element may: Safari plays more than its WebCodecs decode.
 *
 * @throws PictureError that says why it can't be used, and what works
 */
export async function openVideo(file: File): Promise<VideoReader> {
  if (file.size > MAX_VIDEO_BYTES) {
    const size = formatSize(Math.ceil(file.size / MEGABYTE) * MEGABYTE)
    const most = formatSize(MAX_VIDEO_BYTES)
    throw new PictureError(t`This video has ${size}. Videos of up to ${most} can be opened.`)
  }
  const opened = await open(file)
  if ('reason' in opened) throw new PictureError(sentencesOf(opened))
  if (opened.duration >= MIN_DURATION_S) return opened
  opened.close()
  throw new PictureError(t`This video is too short to move.`)
}

async function open(file: File): Promise<UnreadableVideo | VideoReader> {
  const decoded = await openByDecoder(file)
  if (!('reason' in decoded) || decoded.reason === 'no pictures') return decoded
  const played = await openByElement(file)
  return played ?? decoded
}

async function openByDecoder(file: File): Promise<UnreadableVideo | VideoReader> {
  if (!('VideoDecoder' in window)) return { reason: 'unreadable' }
  const { openByWebCodecs } = await import('./web-codecs-reader.ts')
  return await openByWebCodecs(file)
}

/** Why it can't be used, and what can. */
function sentencesOf({ reason, codec }: UnreadableVideo): string {
  if (reason === 'no pictures') return t`This file has no pictures, only sound.`
  const why =
    reason === 'unreadable'
      ? t`This file could not be read as a video.`
      : codec === undefined
        ? t`This browser can’t decode its codec.`
        : t`This browser can’t decode ${codec}.`
  return `${why} ${t`MP4 with H.264 and WebM work in most browsers.`}`
}
