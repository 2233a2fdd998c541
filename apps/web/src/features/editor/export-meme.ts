import type { Meme } from '@memesmith/meme-render'
import { drawMeme } from './draw-meme.ts'
import type { Picture } from './picture.ts'

/**
 * The finished meme as a PNG.
 *
 * @throws Error if the picture of a sticker can't be loaded
 */
export async function exportMeme(picture: Picture, meme: Meme): Promise<Blob> {
  const { canvas } = await drawMeme(picture, meme)
  return await canvas.convertToBlob({ type: 'image/png' })
}
