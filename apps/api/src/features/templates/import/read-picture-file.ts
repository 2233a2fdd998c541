import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { API_ERRORS, MAX_UPLOAD_BYTES, MEGABYTE } from '@memesmith/contract'
import type { Caption } from '@memesmith/meme-render'
import { readAnimationSource } from '../../../render/animation/animation-source.ts'
import { assertDrawable, assertKept, assertWhole } from '../../../render/animation/fit-animation.ts'
import { StoredFrames } from '../../../render/animation/stored-frames.ts'
import { createCanvas, loadImage } from '../../../render/canvas.ts'
import { inspectImage } from '../../../render/formats/inspect-picture-file.ts'
import type { Renderer } from '../../../render/renderer.ts'
import { AppError } from '../../../runtime/app-error.ts'
import { type EncodedPictures, encodeMovingPictures, encodePictures } from '../template-pictures.ts'

/** No user has this id. */
const OPERATOR = 0

export interface PictureFile {
  readonly bytes: Uint8Array
  /** SHA-256 in hexadecimal. */
  readonly hash: string
  /** The number of its frames; 1 unless it moves. */
  readonly frames: number
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
  const source = readAnimationSource(bytes)
  if (source !== undefined) {
    assertDrawable(source)
    assertWhole(source)
  }
  return { bytes, hash, frames: source?.frameCount ?? 1 }
}

/**
 * The pictures of a template, normalized like uploads.
 *
 * @param captions with the example texts
 * @throws Error with a sentence that says why the file can't be used
 */
export async function makePictures(
  renderer: Renderer,
  { bytes, frames }: PictureFile,
  captions: readonly Caption[],
): Promise<EncodedPictures> {
  if (frames > 1) {
    const animation = await renderer.animator.read(OPERATOR, bytes, frames).catch(refuseDamaged)
    assertKept(frames, animation.frames)
    const first = await new StoredFrames(animation.file).show(0)
    return await encodeMovingPictures(first, captions, animation)
  }
  const picture = await renderer.openUserPicture(OPERATOR, bytes).catch(refuseDamaged)
  const { png, width, height } = await renderer.normalize(picture).finally(picture.close)
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').drawImage(await loadImage(png), 0, 0)
  return await encodePictures(canvas, captions)
}

function refuseDamaged(): never {
  throw new Error(API_ERRORS.image_unreadable[1])
}

function refuseUnreadable(error: unknown): never {
  const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : ''
  throw new Error(`The file could not be read${reason}.`)
}
