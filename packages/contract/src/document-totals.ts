/** Totals over all layers of a document, for the limits that apply to their sum. */
import { captionsOf, type MemeDocument } from '@memesmith/meme-render'

/** The characters of all captions, in UTF-16 code units. */
export const textLengthOf = (document: MemeDocument): number =>
  captionsOf(document).reduce((sum, { text }) => sum + text.length, 0)

/** The points of all strokes. */
export const pointsOf = ({ layers }: MemeDocument): number =>
  layers.reduce((sum, layer) => sum + (layer.type === 'stroke' ? layer.points.length : 0), 0)

/** How often stickers, covers and looks cover the picture; each counts as at most the whole picture. */
export const stickerCoverOf = ({ layers }: MemeDocument): number =>
  layers.reduce(
    (sum, layer) =>
      layer.type === 'sticker' || layer.type === 'cover' || layer.type === 'look'
        ? sum + Math.min(1, layer.place.width * layer.place.height)
        : sum,
    0,
  )
