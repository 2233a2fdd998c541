/** Totals over all layers of a document, for the limits that apply to their sum. */
import {
  type Cover,
  captionsOf,
  hasEdges,
  type Layer,
  type Look,
  type MemeDocument,
  type Sticker,
  type Stroke,
} from '@memesmith/meme-render'

/** The characters of all captions, in UTF-16 code units. */
export const textLengthOf = (document: MemeDocument): number =>
  captionsOf(document).reduce((sum, { text }) => sum + text.length, 0)

/** The points of all strokes, and of all brushes that hide. */
export const pointsOf = ({ layers }: MemeDocument): number =>
  layers.reduce((sum, layer) => sum + pointsOfLayer(layer).length, 0)

/** What a layer is drawn along. */
export function pointsOfLayer(layer: Layer): Stroke['points'] {
  if (layer.type === 'stroke') return layer.points
  return layer.type === 'cover' ? (layer.brush?.points ?? []) : []
}

/** Frying or sharpening takes as long as so many stickers of the same size; measured. */
const EDGES_COVER = 3
/** A sticker with a look is drawn twice, and mixed with what is below it. */
const LOOKED_COVER = 3

/**
 * How often stickers, covers and looks cover the picture; each counts as at most the whole picture. A cover
 * that is not turned counts as what is seen of it: after a crop, most of what was hidden may lie beside the picture. It
 * is not drawn on bars, as stickers and looks are.
 */
export const stickerCoverOf = ({ layers }: MemeDocument): number =>
  layers.reduce((sum, layer) => {
    if (layer.type !== 'sticker' && layer.type !== 'cover' && layer.type !== 'look') return sum
    return sum + timesOf(layer) * shareOf(layer)
  }, 0)

function shareOf({ type, place: { x, y, width, height, rotation } }: Cover | Look | Sticker) {
  if (type !== 'cover' || rotation !== 0) return Math.min(1, width * height)
  const seen = (start: number, length: number) =>
    Math.max(0, Math.min(1, start + length) - Math.max(0, start))
  return seen(x, width) * seen(y, height)
}

function timesOf(layer: Cover | Look | Sticker): number {
  if (layer.type === 'look') return hasEdges(layer) ? EDGES_COVER : 1
  if (layer.type === 'cover' || layer.look === undefined) return 1
  return LOOKED_COVER + (hasEdges(layer.look) ? EDGES_COVER : 0)
}
