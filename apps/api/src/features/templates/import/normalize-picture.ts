import { API_ERRORS } from '@memesmith/contract'
import type { Caption } from '@memesmith/meme-render'
import { assertKept, MUST_CHANGE } from '../../../render/animation/fit-animation.ts'
import { StoredFrames } from '../../../render/animation/stored-frames.ts'
import { createCanvas } from '../../../render/canvas.ts'
import type { Renderer } from '../../../render/renderer.ts'
import { withImage } from '../../../render/with-image.ts'
import {
  type EncodedPictures,
  encodeMovingPictures,
  encodePictures,
} from '../catalog/template-pictures.ts'
import type { PictureShape } from './candidate.ts'

/** No user has this id. */
const OPERATOR = 0

/** A picture in the form in which it is stored. */
export interface NormalizedPicture extends PictureShape {
  /** @param captions with the example texts */
  encode(captions: readonly Caption[]): Promise<EncodedPictures>
}

/**
 * Normalizes a picture like an upload.
 *
 * @param picture its bytes are transferred: empty afterwards
 * @throws Error with a sentence that says why the file can't be used
 */
export async function normalizePicture(
  renderer: Renderer,
  { bytes, frames }: { readonly bytes: Uint8Array; readonly frames: number },
): Promise<NormalizedPicture> {
  if (frames > 1) {
    const animation = await renderer.animator.read(OPERATOR, bytes, frames).catch(refuseDamaged)
    assertKept(frames, animation.frames, MUST_CHANGE)
    const { width, height } = animation
    const first = await new StoredFrames(animation.file).show(0)
    const encode: NormalizedPicture['encode'] = (captions) =>
      encodeMovingPictures(first, captions, animation)
    return { width, height, frames, encode }
  }
  const picture = await renderer.openUserPicture(OPERATOR, bytes).catch(refuseDamaged)
  const { png, width, height } = await renderer.normalize(OPERATOR, picture).finally(picture.close)
  const canvas = createCanvas(width, height)
  await withImage(png, (image) => canvas.getContext('2d').drawImage(image, 0, 0))
  return { width, height, frames, encode: (captions) => encodePictures(canvas, captions) }
}

function refuseDamaged(): never {
  throw new Error(API_ERRORS.image_unreadable[1])
}
