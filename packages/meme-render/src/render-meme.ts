import { drawCaption, drawWatermark } from './draw-text.ts'
import { fontOf } from './fonts/font-stack.ts'
import { layoutMeme, type MemeLayout } from './layout-meme.ts'
import { memeSize } from './meme-size.ts'
import type { Context2D, MeasureIn, Meme, Source } from './types.ts'

// Widths are proportional to the font size, so text is measured at one size.
const MEASURED_SIZE = 100

/**
 * Draws a meme: the picture, its captions and the watermark.
 *
 * The result is the same in every pixel in a browser and on the server, with the same fonts. Load
 * the fonts of `fontsFor(meme)` first.
 *
 * @param context of a canvas of `memeSize(source.width, source.height)` device pixels, without a
 *   transformation; its state is restored afterwards
 * @param source the picture; transparent parts become white
 * @returns the layout, which says where each line is and which captions shrank
 * @throws RangeError as `memeSize` and `layoutMeme` do, before anything is drawn
 */
export function renderMeme<Image>(
  context: Context2D<Image>,
  source: Source<Image>,
  meme: Meme,
): MemeLayout {
  const size = memeSize(source.width, source.height)
  context.save()
  try {
    // Without this, hinting places glyphs differently on different machines.
    context.textRendering = 'geometricPrecision'
    const layout = layoutMeme(meme, size, measureWith(context))

    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, size.pixelWidth, size.pixelHeight)
    context.imageSmoothingEnabled = true
    context.imageSmoothingQuality = 'high'
    context.drawImage(source.image, 0, 0, size.pixelWidth, size.pixelHeight)

    context.scale(size.density, size.density)
    for (const caption of layout.captions) drawCaption(context, caption, size.density)
    drawWatermark(context, layout.watermark)
    return layout
  } finally {
    context.restore()
  }
}

function measureWith<Image>(context: Context2D<Image>): MeasureIn {
  return (families) => {
    const font = fontOf(MEASURED_SIZE, families)
    return (text) => {
      context.font = font
      return context.measureText(text).width / MEASURED_SIZE
    }
  }
}
