/** Totals over all layers of a document, for the limits that apply to their sum. */
import { captionsOf, hasEdges, type MemeDocument } from '@memesmith/meme-render'

/** The characters of all captions, in UTF-16 code units. */
export const textLengthOf = (document: MemeDocument): number =>
  captionsOf(document).reduce((sum, { text }) => sum + text.length, 0)

/** The points of all strokes. */
export const pointsOf = ({ layers }: MemeDocument): number =>
  layers.reduce((sum, layer) => sum + (layer.type === 'stroke' ? layer.points.length : 0), 0)

/** Frying or sharpening takes as long as so many stickers of the same size; measured. */
const EDGES_COVER = 3

/** How often stickers, covers and looks cover the picture; each counts as at most the whole picture. */
export const stickerCoverOf = ({ layers }: MemeDocument): number =>
  layers.reduce((sum, layer) => {
    if (layer.type !== 'sticker' && layer.type !== 'cover' && layer.type !== 'look') return sum
    const times = layer.type === 'look' && hasEdges(layer) ? EDGES_COVER : 1
    return sum + times * Math.min(1, layer.place.width * layer.place.height)
  }, 0)
