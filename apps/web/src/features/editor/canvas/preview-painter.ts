/**
 * Draws the preview, and again only what changed.
 *
 * Problem: a drag of one of ten captions on a large picture has to be painted within a frame, on a
 * phone too. Drawing text is what takes the time.
 * Approach: while the same layers change, what is below them is copied from a canvas that was drawn
 * once. So is what is above them, if that is much.
 * Limits: several layers that are blended together first can differ by one level from layers that
 * are drawn one after another. So a preview with copied upper layers is drawn once more, exactly,
 * as soon as nothing has changed for `REST_MS`.
 */
import {
  type LayerLayout,
  layoutMeme,
  type Meme,
  type MemeLayout,
  type MemeSize,
  measureOn,
  memeSize,
  paintLayer,
  paintPicture,
  paintWatermark,
  type StickerImages,
  TextMeasurer,
} from '@memesmith/meme-render'
import type { Picture } from '../picture.ts'

/** Everything that the preview shows. */
export interface Preview {
  readonly picture: Picture
  readonly meme: Meme
  readonly images: StickerImages<CanvasImageSource>
  /** Changes when a font is loaded. */
  readonly fonts: unknown
}

/** Up to this many layers above the changed ones are drawn again rather than copied. */
const FEW_LAYERS = 2
/** Time in ms without a change after which the preview is drawn exactly. */
const REST_MS = 150

type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D

/** The layers that change, by their indexes. */
interface Range {
  readonly first: number
  readonly last: number
}

interface Copies {
  readonly range: Range
  readonly below: OffscreenCanvas
  /** Undefined if the layers above are few. */
  readonly above: OffscreenCanvas | undefined
}

export class PreviewPainter {
  readonly #context: Context
  #measurer: TextMeasurer
  #shown: { readonly preview: Preview; readonly layout: MemeLayout } | undefined
  #copies: Copies | undefined
  #rest: ReturnType<typeof setTimeout> | undefined

  /** @param context of the preview's canvas */
  constructor(context: Context) {
    this.#context = context
    this.#measurer = new TextMeasurer(measureOn(context))
  }

  /**
   * Draws the preview.
   *
   * @returns where everything is
   */
  paint(preview: Preview): MemeLayout {
    const { picture, meme, fonts } = preview
    if (fonts !== this.#shown?.preview.fonts) {
      this.#measurer = new TextMeasurer(measureOn(this.#context))
    }
    const size = memeSize(picture.width, picture.height, meme.document.frame)
    const layout = layoutMeme(meme, size, this.#measurer)
    clearTimeout(this.#rest)
    const range = this.#changes(preview, layout)
    if (range === undefined) {
      this.#copies = undefined
      this.#paintAll(preview, layout)
    } else {
      this.#paintChanges(preview, layout, range)
    }
    this.#shown = { preview, layout }
    return layout
  }

  /** Stops drawing later. */
  close(): void {
    clearTimeout(this.#rest)
  }

  /** The layers that differ from what is shown; undefined if more than layers differs. */
  #changes(preview: Preview, layout: MemeLayout): Range | undefined {
    const shown = this.#shown
    if (
      shown === undefined ||
      shown.preview.picture !== preview.picture ||
      shown.preview.images !== preview.images ||
      shown.preview.fonts !== preview.fonts ||
      shown.preview.meme.watermark !== preview.meme.watermark ||
      shown.layout.frame !== layout.frame ||
      shown.layout.layers.length !== layout.layers.length
    ) {
      return undefined
    }
    const changed = layout.layers.flatMap((layer, index) =>
      isSameLayout(layer, shown.layout.layers[index]) ? [] : [index],
    )
    const [first, last] = [changed[0], changed.at(-1)]
    return first === undefined || last === undefined ? undefined : { first, last }
  }

  #paintAll({ picture, images }: Preview, layout: MemeLayout): void {
    paintPicture(this.#context, picture, layout)
    for (const layer of layout.layers) paintLayer(this.#context, layer, layout.size, images)
    paintWatermark(this.#context, layout)
  }

  #paintChanges(preview: Preview, layout: MemeLayout, range: Range): void {
    const known = this.#copies?.range
    if (known === undefined || range.first < known.first || range.last > known.last) {
      this.#copies = copyAround(preview, layout, range)
    }
    const copies = this.#copies
    if (copies === undefined) return
    this.#context.drawImage(copies.below, 0, 0)
    const end = copies.above === undefined ? layout.layers.length : copies.range.last + 1
    for (const layer of layout.layers.slice(copies.range.first, end)) {
      paintLayer(this.#context, layer, layout.size, preview.images)
    }
    if (copies.above === undefined) {
      paintWatermark(this.#context, layout)
      return
    }
    this.#context.drawImage(copies.above, 0, 0)
    this.#rest = setTimeout(() => this.#paintAll(preview, layout), REST_MS)
  }
}

/** Draws what is below and above the changing layers on canvases of their own. */
function copyAround({ picture, images }: Preview, layout: MemeLayout, range: Range): Copies {
  const { size, layers } = layout
  const below = contextOf(size)
  paintPicture(below, picture, layout)
  for (const layer of layers.slice(0, range.first)) paintLayer(below, layer, size, images)
  const upper = layers.slice(range.last + 1)
  if (upper.filter(isVisible).length <= FEW_LAYERS) {
    return { range, below: below.canvas, above: undefined }
  }
  const above = contextOf(size)
  for (const layer of upper) paintLayer(above, layer, size, images)
  paintWatermark(above, layout)
  return { range, below: below.canvas, above: above.canvas }
}

function contextOf({ pixelWidth, pixelHeight }: MemeSize): OffscreenCanvasRenderingContext2D {
  const canvas = new OffscreenCanvas(pixelWidth, pixelHeight)
  // On the CPU, where text has the same pixels as on the server, whatever the GPU.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('expected a 2D canvas, got none')
  return context
}

const isVisible = (layer: LayerLayout): boolean =>
  layer.type === 'sticker' || layer.lines.length > 0

/** Whether both are drawn the same. */
function isSameLayout(a: LayerLayout, b: LayerLayout | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
