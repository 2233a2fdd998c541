import type { Meme } from '@memesmith/meme-render'
import { drawMeme } from '../picture/draw-meme.ts'
import type { Picture } from '../picture/picture.ts'

/**
 * The finished meme as a PNG.
 *
 * @param moment see `drawMeme`
 * @throws Error if the picture of a sticker can't be loaded
 */
export async function exportMeme(picture: Picture, meme: Meme, moment?: number): Promise<Blob> {
  const { canvas } = await drawMeme(picture, meme, moment)
  return await canvas.convertToBlob({ type: 'image/png' })
}
