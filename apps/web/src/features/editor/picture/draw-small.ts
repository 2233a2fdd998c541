import type { MemeDocument } from '@memesmith/meme-render'
import { drawMeme } from './draw-meme.ts'
import { newCanvas } from './new-canvas.ts'
import type { Picture } from './picture.ts'

/**
 * Draws a meme without a watermark, small.
 *
 * @param longerSide in px, at most
 * @throws Error if it can't be drawn
 */
export async function drawSmall(
  picture: Picture,
  document: MemeDocument,
  longerSide: number,
): Promise<OffscreenCanvas> {
  const { canvas } = await drawMeme(picture, { document, watermark: '' })
  const scale = Math.min(1, longerSide / Math.max(canvas.width, canvas.height))
  const side = (length: number) => Math.max(1, Math.round(length * scale))
  const context = newCanvas(side(canvas.width), side(canvas.height))
  context.imageSmoothingQuality = 'high'
  context.drawImage(canvas, 0, 0, context.canvas.width, context.canvas.height)
  return context.canvas
}
