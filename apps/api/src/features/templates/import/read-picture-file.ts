import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { API_ERRORS, MAX_UPLOAD_BYTES, MEGABYTE } from '@memesmith/contract'
import type { Caption } from '@memesmith/meme-render'
import { createCanvas, loadImage } from '../../../render/canvas.ts'
import { inspectImage } from '../../../render/formats/inspect-picture-file.ts'
import { isAnimated } from '../../../render/is-animated.ts'
import type { Renderer } from '../../../render/renderer.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { type EncodedPictures, encodePictures } from '../template-pictures.ts'

/** No user has this id. */
const OPERATOR = 0

export interface PictureFile {
  readonly bytes: Uint8Array
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  /** It has several frames; a template uses the first. */
  readonly isAnimated: boolean
}

/**
 * Reads a picture file and checks it like an upload, without decoding it.
 *
 * @throws Error with a sentence that says why it can't be used
 */
export async function readPictureFile(path: string): Promise<PictureFile> {
  const { size } = await stat(path).catch(refuseUnreadable)
  if (size > MAX_UPLOAD_BYTES) {
    throw new AppError(
      'image_too_large',
      `The file has ${(size / MEGABYTE).toFixed(1)} MB; at most ${MAX_UPLOAD_BYTES / MEGABYTE} MB are accepted.`,
    )
  }
  const bytes = await readFile(path).catch(refuseUnreadable)
  inspectImage(bytes)
  const hash = createHash('sha256').update(bytes).digest('hex')
  return { bytes, hash, isAnimated: isAnimated(bytes) }
}

/**
 * The pictures of a template, normalized like uploads.
 *
 * @param captions with the example texts
 * @throws Error with a sentence that says why the file can't be used
 */
export async function makePictures(
  renderer: Renderer,
  { bytes }: PictureFile,
  captions: readonly Caption[],
): Promise<EncodedPictures> {
  const picture = await renderer.openUserPicture(OPERATOR, bytes).catch(() => {
    throw new Error(API_ERRORS.image_unreadable[1])
  })
  const { png, width, height } = await renderer.normalize(picture).finally(picture.close)
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(await loadImage(png), 0, 0)
  return await encodePictures(canvas, captions)
}

function refuseUnreadable(error: unknown): never {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  throw new Error(`The file could not be read${reason}.`)
}
