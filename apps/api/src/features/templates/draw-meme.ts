import { fontsFor, type Meme, memeSize, renderMeme } from '@memesmith/meme-render'
import { type Canvas, createCanvas, type Image } from '../../render/canvas.ts'
import { registerFonts } from '../../render/fonts.ts'

/** Draws a meme on a new canvas, on this thread. For texts of this site: users' can take long. */
export function drawMeme(image: Canvas | Image, meme: Meme): Canvas {
  registerFonts(fontsFor(meme))
  const { width, height } = image
  const { pixelWidth, pixelHeight } = memeSize(width, height)
  const canvas = createCanvas(pixelWidth, pixelHeight)
  renderMeme(canvas.getContext('2d'), { image, width, height }, meme)
  return canvas
}
