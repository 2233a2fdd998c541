import { MAX_VIDEO_BYTES, MEGABYTE } from '@memesmith/contract'
import { PictureError } from '../picture/picture.ts'
import { openByElement } from './element-reader.ts'
import type { UnreadableVideo, VideoReader } from './video-reader.ts'

const WHAT_WORKS = 'MP4 with H.264 and WebM work in most browsers.'
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
    throw new PictureError(
      `This video has ${Math.ceil(file.size / MEGABYTE)} MB. Videos of up to ${MAX_VIDEO_BYTES / MEGABYTE} MB can be opened.`,
    )
  }
  const opened = await open(file)
  if ('problem' in opened) throw new PictureError(sentenceOf(opened))
  if (opened.duration >= MIN_DURATION_S) return opened
  opened.close()
  throw new PictureError('This video is too short to move.')
}

async function open(file: File): Promise<UnreadableVideo | VideoReader> {
  const decoded = await openByDecoder(file)
  if (!('problem' in decoded) || decoded.problem === 'no pictures') return decoded
  const played = await openByElement(file)
  return played ?? decoded
}

async function openByDecoder(file: File): Promise<UnreadableVideo | VideoReader> {
  if (!('VideoDecoder' in window)) return { problem: 'unreadable' }
  const { openByWebCodecs } = await import('./web-codecs-reader.ts')
  return await openByWebCodecs(file)
}

function sentenceOf({ problem, codec }: UnreadableVideo): string {
  if (problem === 'no pictures') return 'This file has no pictures, only sound.'
  if (problem === 'codec') return `This browser can’t decode ${codec}. ${WHAT_WORKS}`
  return `This file could not be read as a video. ${WHAT_WORKS}`
}
