import { drawCover } from './draw-cover.ts'
import { drawLook } from './draw-look.ts'
import { drawPicture } from './draw-picture.ts'
import { drawSticker } from './draw-sticker.ts'
import { drawStroke } from './draw-stroke.ts'
import { drawCaption, drawWatermark } from './draw-text.ts'
import { coverCost, lookCost, stickerCost, strokeCost } from './drawing-cost.ts'
import { fontOf } from './fonts/font-stack.ts'
import { layoutMeme } from './layout-meme.ts'
import type { LayerLayout, MemeLayout } from './meme-layout.ts'
import { type MemeSize, memeSize } from './meme-size.ts'
import { TextMeasurer } from './text-measurer.ts'
import type { Context2D, MeasureIn, Meme, Source, StickerImages } from './types.ts'

// Widths are proportional to the font size, so text is measured at one size.
const MEASURED_SIZE = 100

/**
 * Draws a meme: the picture, its layers and the watermark.
 *
 * The result is the same in every pixel in a browser and on the server, with the same fonts. Load
 * the fonts of `fontsFor(meme)` and the pictures of `imagesFor(meme.document)` first.
 *
 * @param context without a transformation; its canvas gets the meme's size
 * @param source the picture; transparent parts become white
 * @param images the pictures of the stickers; a sticker without one is not drawn
 * @param moment see `paintMoment`
 * @returns the layout, which says where each layer is and which captions shrank
 * @throws RangeError as `memeSize` and `layoutMeme` do, before anything is drawn
 */
export function renderMeme<Image>(
  context: Context2D<Image>,
  source: Source<Image>,
  meme: Meme,
  images?: StickerImages<Image>,
  moment?: number,
): MemeLayout {
  const size = memeSize(source.width, source.height, meme.document.frame)
  const layout = restoring(context, () =>
    layoutMeme(meme, size, new TextMeasurer(measureOn(context))),
  )
  fitCanvas(context, layout)
  paintMoment(context, source, layout, moment, images)
  return layout
}

/**
 * Gives the canvas the size of a meme, with its bars. A canvas of another size loses what is on it, and
 * the state of its context.
 */
export function fitCanvas<Image>(
  { canvas }: Pick<Context2D<Image>, 'canvas'>,
  { size }: Pick<MemeLayout, 'size'>,
): void {
  if (canvas.width !== size.pixelWidth) canvas.width = size.pixelWidth
  if (canvas.height !== size.pixelHeight) canvas.height = size.pixelHeight
}

/**
 * Draws one frame of a meme. The layout is that of all captions, so none moves when another one
 * appears.
 *
 * @param context of a canvas of the layout's size (see `fitCanvas`)
 * @param moment when the frame begins, as a fraction of the duration; undefined for a still picture,
 *   which has every caption
 */
export function paintMoment<Image>(
  context: Context2D<Image>,
  source: Source<Image>,
  layout: MemeLayout,
  moment: number | undefined,
  images?: StickerImages<Image>,
): void {
  for (const _ of paintInSteps(context, source, layout, moment, images));
}

/**
 * `paintMoment` in steps, for a caller that may stop between them: a line of text can take a second.
 * A caller that stops must end the generator, as `break` in a loop does.
 *
 * @yields how long the next step takes, before it is drawn: see `drawing-cost.ts`
 */
export function* paintInSteps<Image>(
  context: Context2D<Image>,
  source: Source<Image>,
  layout: MemeLayout,
  moment: number | undefined,
  images?: StickerImages<Image>,
): Generator<number, void> {
  paintPicture(context, source, layout)
  for (const layer of layout.layers) {
    if (isShownAt(layer, moment)) yield* layerInSteps(context, layer, layout.size, images)
  }
  paintWatermark(context, layout)
}

/** Whether a layer is drawn on the frame that begins at this moment (see `paintMoment`). */
export const isShownAt = (layer: LayerLayout, moment: number | undefined): boolean =>
  moment === undefined || layer.type !== 'caption' || (layer.from <= moment && moment < layer.to)

/**
 * Draws what is below the layers: the framed picture over white, and the bars. The canvas has the
 * layout's size. `renderMeme` is this, `paintLayer` of each layer in order, and `paintWatermark`.
 */
export function paintPicture<Image>(
  context: Context2D<Image>,
  source: Source<Image>,
  layout: Pick<MemeLayout, 'bars' | 'frame' | 'size'>,
): void {
  restoring(context, () => drawPicture(context, source, layout))
}

/**
 * Draws one layer over what is on the canvas.
 *
 * @param images the pictures of the stickers; a sticker without one is not drawn
 */
export function paintLayer<Image>(
  context: Context2D<Image>,
  layer: LayerLayout,
  size: MemeSize,
  images?: StickerImages<Image>,
): void {
  for (const _ of layerInSteps(context, layer, size, images));
}

function* layerInSteps<Image>(
  context: Context2D<Image>,
  inPicture: LayerLayout,
  size: MemeSize,
  images?: StickerImages<Image>,
): Generator<number, void> {
  const { density, above } = size
  const layer = above === 0 ? inPicture : moveDown(inPicture, above / density)
  context.save()
  try {
    prepareText(context)
    if (layer.type === 'caption') {
      yield* drawCaption(context, layer, density)
      return
    }
    if (layer.type === 'cover') {
      yield coverCost(layer, size)
      drawCover(context, layer, size)
      return
    }
    if (layer.type === 'look') {
      yield lookCost(layer.values, layer.bounds, size)
      drawLook(context, layer, density)
      return
    }
    if (layer.type === 'stroke') {
      yield strokeCost(layer, density)
      drawStroke(context, layer, density)
      return
    }
    const picture = images?.get(layer.image)
    if (picture === undefined) return
    yield stickerCost(layer, size)
    drawSticker(context, layer, picture, density)
  } finally {
    context.restore()
  }
}

/** Draws the watermark over what is on the canvas. */
export function paintWatermark<Image>(
  context: Context2D<Image>,
  { size, watermark }: Pick<MemeLayout, 'size' | 'watermark'>,
): void {
  restoring(context, () => {
    context.scale(size.density, size.density)
    const { baseline } = watermark
    drawWatermark(context, { ...watermark, baseline: baseline + size.above / size.density })
  })
}

/** The last layers that a bar moved down. Keeping the objects keeps what is cached about them. */
const movedDown = new WeakMap<LayerLayout, { readonly by: number; readonly moved: LayerLayout }>()

/** A layer on a canvas whose picture has bars of this height above it, in meme pixels. */
function moveDown(layer: LayerLayout, by: number): LayerLayout {
  const known = movedDown.get(layer)
  if (known?.by === by) return known.moved
  const moved = computeMovedDown(layer, by)
  movedDown.set(layer, { by, moved })
  return moved
}

function computeMovedDown(layer: LayerLayout, by: number): LayerLayout {
  const bounds = { ...layer.bounds, top: layer.bounds.top + by }
  if (layer.type !== 'caption') return { ...layer, bounds }
  const lines = layer.lines.map((line) => ({ ...line, baseline: line.baseline + by }))
  return { ...layer, bounds, lines }
}

/** Measures text on a canvas, for a `TextMeasurer`. The context's font changes. */
export function measureOn<Image>(context: Context2D<Image>): MeasureIn {
  return (families, { weight, letterSpacing }) => {
    const font = fontOf(MEASURED_SIZE, families, weight)
    const spacing = `${letterSpacing * MEASURED_SIZE}px`
    return (text) => {
      prepareText(context)
      context.letterSpacing = spacing
      context.font = font
      return context.measureText(text).width / MEASURED_SIZE
    }
  }
}

function restoring<Image, Result>(context: Context2D<Image>, draw: () => Result): Result {
  context.save()
  try {
    prepareText(context)
    return draw()
  } finally {
    context.restore()
  }
}

/** Without this, hinting places glyphs differently on different machines. */
function prepareText<Image>(context: Context2D<Image>): void {
  context.textRendering = 'geometricPrecision'
  context.letterSpacing = '0px'
}
