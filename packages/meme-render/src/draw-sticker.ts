import { drawWithLook } from './draw-with-look.ts'
import type { StickerLayout } from './meme-layout.ts'
import { centerOn } from './turn-context.ts'
import type { Context2D, Source } from './types.ts'

/**
 * Draws a sticker as large as fits its box, in the middle.
 *
 * @param density device pixels per meme pixel
 */
export function drawSticker<Image>(
  context: Context2D<Image>,
  sticker: StickerLayout,
  source: Source<Image>,
  density: number,
): void {
  const { look, opacity } = sticker
  if (look === undefined) drawPlain(context, sticker, source, density, opacity)
  else {
    const drawOpaque = () => drawPlain(context, sticker, source, density, 1)
    drawWithLook(context, { ...sticker, look }, drawOpaque, density)
  }
}

function drawPlain<Image>(
  context: Context2D<Image>,
  { bounds, flipped }: StickerLayout,
  source: Source<Image>,
  density: number,
  opacity: number,
): void {
  const { width, height } = source
  const scale = Math.min(bounds.width / width, bounds.height / height)
  centerOn(context, bounds, density, flipped)
  context.globalAlpha = opacity
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    imageFor(source, scale * density),
    (-width * scale) / 2,
    (-height * scale) / 2,
    width * scale,
    height * scale,
  )
}

/** @param scale device pixels per pixel of the picture */
function imageFor<Image>({ image, halved = [] }: Source<Image>, scale: number): Image {
  const halvings = Math.floor(-Math.log2(scale))
  return halved[Math.min(halvings, halved.length) - 1] ?? image
}
