import {
  fontsFor,
  layoutMeme,
  type Meme,
  measureOn,
  memeSize,
  paintInSteps,
  type Source,
  TextMeasurer,
} from '@memesmith/meme-render'
import { type Canvas, createCanvas, type Image } from './canvas.ts'
import { type DrawingLimits, isDrawnWithin, NO_LIMITS } from './drawing-limits.ts'
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
 * Draws a meme on this thread. Users' texts can take long, so they are drawn in separate threads
 * (`MemeDrawer`).
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
  await drawMemeWithin(NO_LIMITS, image, meme, stickers, canvas)
  return canvas
}

/**
 * Like `drawMeme`, within limits.
 *
 * @returns whether it stayed within them; otherwise the canvas has only a part of the meme
 */
export async function drawMemeWithin(
  limits: DrawingLimits,
  image: Drawable,
  meme: Meme,
  stickers: ReadonlyMap<string, Source<Drawable>> | undefined,
  canvas: Canvas,
): Promise<boolean> {
  await registerFonts(fontsFor(meme))
  const size = memeSize(image.width, image.height, meme.document.frame)
  if (canvas.width !== size.pixelWidth) canvas.width = size.pixelWidth
  if (canvas.height !== size.pixelHeight) canvas.height = size.pixelHeight
  const context = canvas.getContext('2d')
  return isDrawnWithin(limits, context, () => {
    const layout = layoutMeme(meme, size, new TextMeasurer(measureOn(context)))
    return paintInSteps(context, sourceOf(image), layout, undefined, stickers)
  })
}
