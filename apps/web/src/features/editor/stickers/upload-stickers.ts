import type { Layer, MemeDocument, Sticker } from '@memesmith/meme-render'
import { EMPTY_PANEL, isLocalPicture } from './local-picture.ts'
import { readLocalPicture } from './local-pictures.ts'

/**
 * The document to save: with the URLs of its pictures, which are uploaded, and without panels that
 * have no picture.
 *
 * @param upload uploads a PNG and returns its URL
 */
export async function uploadStickers(
  document: MemeDocument,
  upload: (png: Blob) => Promise<string>,
): Promise<MemeDocument> {
  if (!document.layers.some(isOnlyHere)) return document
  const urls = new Map<string, string>()
  const layers: Layer[] = []
  for (const layer of document.layers) {
    if (!isOnlyHere(layer)) {
      layers.push(layer)
      continue
    }
    const isNew = layer.image !== EMPTY_PANEL && !urls.has(layer.image)
    const png = isNew ? await readLocalPicture(layer.image) : undefined
    if (png !== undefined) urls.set(layer.image, await upload(png))
    const image = urls.get(layer.image)
    // A picture that is lost is not drawn in the preview either.
    if (image !== undefined) layers.push({ ...layer, image })
  }
  return { ...document, layers }
}

const isOnlyHere = (layer: Layer): layer is Sticker =>
  layer.type === 'sticker' && (layer.image === EMPTY_PANEL || isLocalPicture(layer.image))
