import type { Db } from '../../database/connect.ts'
import type { Canvas } from '../../render/canvas.ts'
import { makeThumbnail, type Thumbnail } from '../../render/renderer.ts'
import { insertImage } from '../../storage/images.repository.ts'

// Visually lossless at a tenth of the PNG's size.
const WEBP_QUALITY = 90

/** The encoded picture and thumbnail of a template. Sizes are pixels. */
export interface EncodedPictures {
  readonly width: number
  readonly height: number
  readonly webp: Buffer
  readonly thumbnail: Thumbnail
}

/** Deterministic: the same canvas gives the same bytes. */
export async function encodePictures(canvas: Canvas): Promise<EncodedPictures> {
  const { width, height } = canvas
  const [webp, thumbnail] = await Promise.all([
    canvas.encode('webp', WEBP_QUALITY),
    makeThumbnail(canvas),
  ])
  return { width, height, webp, thumbnail }
}

/** Stores both pictures without an owner; call it in a transaction. */
export async function storePictures(db: Db, pictures: EncodedPictures) {
  const { width, height, webp, thumbnail } = pictures
  const site = { ownerId: null, mimeType: 'image/webp' }
  const imageId = await insertImage(db, { ...site, width, height, data: webp })
  const thumbnailId = await insertImage(db, {
    ...site,
    width: thumbnail.width,
    height: thumbnail.height,
    data: thumbnail.webp,
  })
  return { imageId, thumbnailId }
}
