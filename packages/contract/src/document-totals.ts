/** Totals over all layers of a document, for the limits that apply to their sum. */
import { captionsOf, type MemeDocument } from '@memesmith/meme-render'

/** The characters of all captions, in UTF-16 code units. */
export const textLengthOf = (document: MemeDocument): number =>
  captionsOf(document).reduce((sum, { text }) => sum + text.length, 0)

/** How often the stickers cover the picture; each counts as at most the whole picture. */
export const stickerCoverOf = ({ layers }: MemeDocument): number =>
  layers.reduce(
    (sum, layer) =>
      layer.type === 'sticker' ? sum + Math.min(1, layer.place.width * layer.place.height) : sum,
    0,
  )
