import type { Layer, MemeDocument } from '@memesmith/meme-render'
import type { WaitingPicture } from '../../../lib/outbox/waiting-save.ts'
import { EMPTY_PANEL, isLocalPicture } from './local-picture.ts'
import { readLocalPicture } from './local-pictures.ts'

/**
 * The document to save, without panels that have no picture, and the pictures of its stickers that
 * are to be uploaded, by the `image` of their layers.
 */
export async function takeStickers(document: MemeDocument): Promise<{
  readonly document: MemeDocument
  readonly stickers: Readonly<Record<string, WaitingPicture>>
}> {
  const stickers: Record<string, WaitingPicture> = {}
  const layers: Layer[] = []
  for (const layer of document.layers) {
    const image = layer.type === 'sticker' ? layer.image : ''
    if (image === EMPTY_PANEL) continue
    if (isLocalPicture(image) && stickers[image] === undefined) {
      const png = await readLocalPicture(image)
      // A picture that is lost is not drawn in the preview either.
      if (png === undefined) continue
      stickers[image] = { png }
    }
    layers.push(layer)
  }
  const isSame = layers.length === document.layers.length
  return { document: isSame ? document : { ...document, layers }, stickers }
}
