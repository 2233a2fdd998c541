import { drawCaption, drawWatermark } from './draw-text.ts'
import { fontOf } from './fonts/font-stack.ts'
import { layoutMeme, type MemeLayout } from './layout-meme.ts'
import { memeSize } from './meme-size.ts'
import type { Context2D, MeasureIn, Meme, Source } from './types.ts'

// Widths grow with the font size in exact proportion, so one size is measured and the rest computed.
const MEASURED_SIZE = 100

/**
 * Draws a meme: the picture, its captions, the watermark.
 *
 * The same call with the same fonts gives the same pixels in a browser and on the server. Load the
 * fonts that `fontsFor(meme)` names first.
 *
 * @param context of a canvas of `memeSize(source.width, source.height)` device pixels, its
 *   transformation untouched; left as it was found
 * @param source the picture; transparent parts become white
 * @returns where everything went, and which captions had to shrink
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
    // Without it, hinting moves glyphs differently on different machines.
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
