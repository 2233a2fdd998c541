import type { Caption } from '@memesmith/meme-render'
import type { Db } from '../../../database/schema.ts'
import type { StoredAnimation } from '../../../render/animation/animator.ts'
import type { Canvas } from '../../../render/canvas.ts'
import { drawMeme } from '../../../render/draw-meme.ts'
import { makeThumbnail, THUMBNAIL_TYPE, type Thumbnail } from '../../../render/renderer.ts'
import { TEMPLATE_QUALITY } from '../../../render/template-quality.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { insertImage, type StoredImage } from '../../../storage/images.repository.ts'

/** The encoded pictures of a template. Sizes are pixels. */
export interface EncodedPictures {
  readonly width: number
  readonly height: number
  readonly webp: Uint8Array
  /** For a picture that moves: the number of frames, and their total time in ms. */
  readonly frames?: number
  readonly duration?: number
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
    canvas.encode('webp', TEMPLATE_QUALITY),
    makeThumbnail(canvas),
    makeExample(canvas, captions),
  ])
  return { width, height, webp, thumbnail, example }
}

/**
 * Like the above, for a picture that moves; the canvas is its first frame.
 *
 * @param animation its size may differ from the canvas's
 */
export async function encodeMovingPictures(
  canvas: Canvas,
  captions: readonly Caption[],
  { file, width, height, frames, duration }: StoredAnimation,
): Promise<EncodedPictures> {
  const [thumbnail, example] = await Promise.all([
    makeThumbnail(canvas),
    makeExample(canvas, captions),
  ])
  return { width, height, webp: file, frames, duration, thumbnail, example }
}

/** @returns undefined when the captions have no text */
export async function makeExample(
  canvas: Canvas,
  layers: readonly Caption[],
): Promise<Thumbnail | undefined> {
  if (layers.every(({ text }) => text.trim() === '')) return undefined
  return await makeThumbnail(
    await drawMeme(canvas, { document: { version: 1, layers }, watermark: '' }),
  )
}

/** The picture of a template and its thumbnail, whose bytes are stored. */
export interface StoredPictures {
  readonly picture: StoredImage
  readonly thumbnail: StoredImage
}

/** Stores the bytes of the picture and its thumbnail, without an owner. */
export const storePictures = async (
  images: ImageStorage,
  { thumbnail, ...picture }: Omit<EncodedPictures, 'example'>,
): Promise<StoredPictures> => ({
  picture: await storePicture(images, picture),
  thumbnail: await storePicture(images, thumbnail),
})

/** Stores the bytes of the picture of the example, without an owner. */
export const storeExample = async (
  images: ImageStorage,
  { example }: Pick<EncodedPictures, 'example'>,
): Promise<StoredImage | undefined> => example && (await storePicture(images, example))

type Picture = Omit<EncodedPictures, 'example' | 'thumbnail'>

const storePicture = (images: ImageStorage, picture: Picture) => {
  const { width, height, webp: data, frames, duration } = picture
  const motion = frames !== undefined && duration !== undefined && { frames, duration }
  return images.store({ ownerId: null, mimeType: THUMBNAIL_TYPE, width, height, data, ...motion })
}

/** Makes the records of the picture and its thumbnail; call it in a transaction. */
export const insertPictures = async (db: Db, { picture, thumbnail }: StoredPictures) => ({
  imageId: await insertImage(db, picture),
  thumbnailId: await insertImage(db, thumbnail),
})

/** Makes the record of the picture of the example; call it in a transaction. */
export const insertExample = async (db: Db, example: StoredImage | undefined) => ({
  exampleId: example === undefined ? null : await insertImage(db, example),
})
