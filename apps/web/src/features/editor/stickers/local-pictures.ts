import { randomId } from '../../../lib/random-id.ts'
import { keepUpload, readUpload } from '../draft/draft-upload.ts'
import { localIdOf, localImageOf } from './local-picture.ts'

/** The pictures that were added since the page was loaded: a browser may block storage. */
const pictures = new Map<string, Blob>()

/**
 * Stores a picture for a sticker with the tab's draft.
 *
 * @returns the sticker's `image`
 */
export function keepLocalPicture(png: Blob): string {
  const id = randomId()
  const image = localImageOf(id)
  pictures.set(image, png)
  void keepUpload(id, png)
  return image
}

/** @returns the PNG; undefined if there is no such picture */
export const readLocalPicture = async (image: string): Promise<Blob | undefined> =>
  pictures.get(image) ?? (await readUpload(localIdOf(image)))
