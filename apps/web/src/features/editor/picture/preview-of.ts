import type { MemeDocument } from '@memesmith/meme-render'
import { drawSmall } from './draw-small.ts'
import type { Picture } from './picture.ts'

/** Longer side of a small picture, in px. */
const SMALL_SIDE = 192

/**
 * A small picture of a meme, for a list.
 *
 * @param longerSide in px
 * @returns undefined if it can't be drawn
 */
export async function previewOf(
  picture: Picture,
  document: MemeDocument,
  longerSide = SMALL_SIDE,
): Promise<Blob | undefined> {
  try {
    const small = await drawSmall(picture, document, longerSide)
    return await small.convertToBlob({ type: 'image/png' })
  } catch {
    return undefined
  }
}
