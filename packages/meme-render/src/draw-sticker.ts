import { centerOn } from './center-on.ts'
import type { StickerLayout } from './meme-layout.ts'
import type { Context2D, Source } from './types.ts'

/**
 * Draws a sticker as large as fits its box, in the middle.
 *
 * @param density device pixels per meme pixel, by which the context is scaled
 */
export function drawSticker<Image>(
  context: Context2D<Image>,
  { bounds, flipped, opacity }: StickerLayout,
  { image, width, height }: Source<Image>,
  density: number,
): void {
  const scale = Math.min(bounds.width / width, bounds.height / height)
  centerOn(context, bounds, density, flipped)
  context.globalAlpha = opacity
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    image,
    (-width * scale) / 2,
    (-height * scale) / 2,
    width * scale,
    height * scale,
  )
}
