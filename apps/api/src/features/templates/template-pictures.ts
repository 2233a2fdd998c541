import type { Caption } from '@memesmith/meme-render'
import type { Db } from '../../database/schema.ts'
import type { Canvas } from '../../render/canvas.ts'
import { drawMeme } from '../../render/draw-meme.ts'
import { makeThumbnail, THUMBNAIL_TYPE, type Thumbnail } from '../../render/renderer.ts'
import { insertImage } from '../../storage/images.repository.ts'

// Visually lossless at a tenth of the PNG's size.
const WEBP_QUALITY = 90

/** The encoded pictures of a template. Sizes are pixels. */
export interface EncodedPictures {
  readonly width: number
  readonly height: number
  readonly webp: Buffer
  readonly thumbnail: Thumbnail
  /** A thumbnail with the example texts; undefined if there are none. */
  readonly example: Thumbnail | undefined
}

/**
 * Deterministic: the same canvas and captions give the same bytes.
 *
 * @param captions with the example texts
 */
export async function encodePictures(
  canvas: Canvas,
  captions: readonly Caption[],
): Promise<EncodedPictures> {
  const { width, height } = canvas
  const [webp, thumbnail, example] = await Promise.all([
    canvas.encode('webp', WEBP_QUALITY),
    makeThumbnail(canvas),
    makeExample(canvas, captions),
  ])
  return { width, height, webp, thumbnail, example }
}

async function makeExample(
  canvas: Canvas,
  layers: readonly Caption[],
): Promise<Thumbnail | undefined> {
  if (layers.every(({ text }) => text.trim() === '')) return undefined
  return await makeThumbnail(drawMeme(canvas, { document: { version: 1, layers }, watermark: '' }))
}

/** Stores the picture and its thumbnail without an owner; call it in a transaction. */
export async function storePictures(
  db: Db,
  { width, height, webp, thumbnail }: Omit<EncodedPictures, 'example'>,
) {
  return {
    imageId: await storePicture(db, { width, height, webp }),
    thumbnailId: await storePicture(db, thumbnail),
  }
}

/** Stores the picture of the example without an owner; call it in a transaction. */
export const storeExample = async (db: Db, { example }: Pick<EncodedPictures, 'example'>) => ({
  exampleId: example === undefined ? null : await storePicture(db, example),
})

const storePicture = (db: Db, { width, height, webp }: Thumbnail) =>
  insertImage(db, { ownerId: null, mimeType: THUMBNAIL_TYPE, width, height, data: webp })
