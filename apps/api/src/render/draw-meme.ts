import { fontsFor, type Meme, memeSize, renderMeme, type Source } from '@memesmith/meme-render'
import { type Canvas, createCanvas, type Image } from './canvas.ts'
import { registerFonts } from './fonts.ts'

/** A picture to draw. */
export type Drawable = Canvas | Image

/** A picture with its size. */
export const sourceOf = (image: Drawable): Source<Drawable> => ({
  image,
  width: image.width,
  height: image.height,
})

/**
 * Draws a meme on this thread. Users' texts can take long, so they have a thread of their own.
 *
 * @param stickers the pictures of all its stickers, by `Sticker.image`
 * @param canvas takes the meme's size; a new one by default
 * @returns the canvas
 * @throws Error when a file of a font can't be read
 */
export async function drawMeme(
  image: Drawable,
  meme: Meme,
  stickers?: ReadonlyMap<string, Source<Drawable>>,
  canvas: Canvas = createCanvas(1, 1),
): Promise<Canvas> {
  await registerFonts(fontsFor(meme))
  const { pixelWidth, pixelHeight } = memeSize(image.width, image.height, meme.document.frame)
  if (canvas.width !== pixelWidth) canvas.width = pixelWidth
  if (canvas.height !== pixelHeight) canvas.height = pixelHeight
  renderMeme(canvas.getContext('2d'), sourceOf(image), meme, stickers)
  return canvas
}
