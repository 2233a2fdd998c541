import { type Meme, renderMeme } from '@memesmith/meme-render'
import { loadCaptionFonts } from '../captions/caption-fonts.ts'
import { loadStickerImages } from '../stickers/sticker-images.ts'
import { newCanvas } from './new-canvas.ts'
import type { Picture } from './picture.ts'

/**
 * Draws the finished meme, with the same pixels as the server. Waits for its fonts and its stickers.
 *
 * @param moment of an animation, at which some captions are not shown; omitted for all captions
 * @returns the context of a new canvas
 * @throws Error if the picture of a sticker can't be loaded
 */
export async function drawMeme(
  picture: Picture,
  meme: Meme,
  moment?: number,
): Promise<OffscreenCanvasRenderingContext2D> {
  const [stickers] = await Promise.all([loadStickerImages(meme.document), loadCaptionFonts(meme)])
  const context = newCanvas(1, 1)
  renderMeme(context, picture, meme, stickers, moment)
  return context
}
