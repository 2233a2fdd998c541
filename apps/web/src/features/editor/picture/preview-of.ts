import type { MemeDocument } from '@memesmith/meme-render'
import { drawMeme } from './draw-meme.ts'
import { newCanvas } from './new-canvas.ts'
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
    const { canvas } = await drawMeme(picture, { document, watermark: '' })
    const scale = Math.min(1, longerSide / Math.max(canvas.width, canvas.height))
    const side = (length: number) => Math.max(1, Math.round(length * scale))
    const context = newCanvas(side(canvas.width), side(canvas.height))
    context.imageSmoothingQuality = 'high'
    context.drawImage(canvas, 0, 0, context.canvas.width, context.canvas.height)
    return await context.canvas.convertToBlob({ type: 'image/png' })
  } catch {
    return undefined
  }
}
