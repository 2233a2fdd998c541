/**
 * Takes over the files of an export unchanged.
 *
 * Problem: decoding and encoding a picture again changes it, and so its thumbnail and its example, which
 * were made from the original. But a pack comes from a stranger, and its files may be anything.
 * Approach: a file is accepted only in the form in which a site stores it; the example only if it shows
 * the template's captions. Everything else is made again.
 */
import { MAX_UPLOAD_BYTES, PACK_FOLDERS } from '@memesmith/contract'
import type { Caption } from '@memesmith/meme-render'
import { makeThumbnail, type Thumbnail, thumbnailSizeOf } from '../../../render/renderer.ts'
import { readStoredForm } from '../../../render/stored-form.ts'
import type { ImageStorage } from '../../../storage/image-storage.ts'
import { makeExample } from '../catalog/template-pictures.ts'
import type { TemplatePictures } from '../catalog/templates.repository.ts'
import { hashOfCaptions } from '../pack/hashes.ts'
import type { PackFiles } from '../pack/pack-files.ts'
import type { StoredHashes } from './candidate.ts'
import type { NormalizedPicture } from './normalize-picture.ts'

export interface ExportedFiles {
  readonly picture: Buffer
  /** SHA-256 of the picture. */
  readonly pictureHash: string
  readonly thumbnail: Buffer | undefined
  readonly example: Buffer | undefined
  /** SHA-256 of the captions that the example shows. */
  readonly captionsHash: string
}

/** Reads the files that belong to a picture. Missing ones are made again. */
export async function readExportedFiles(
  pack: PackFiles,
  file: string,
  picture: Buffer,
  { picture: pictureHash, layers: captionsHash }: StoredHashes,
): Promise<ExportedFiles> {
  const read = async (folder: string) =>
    (await pack.has(folder, file))
      ? await pack.read(`${folder}/${file}`, MAX_UPLOAD_BYTES)
      : undefined
  return {
    picture,
    pictureHash,
    thumbnail: await read(PACK_FOLDERS.thumbnails),
    example: await read(PACK_FOLDERS.examples),
    captionsHash,
  }
}

/**
 * Whether a template has these files already.
 *
 * @param captions that its example shows
 */
export async function hasSameFiles(
  images: ImageStorage,
  {
    imageId,
    thumbnailId,
    exampleId,
  }: Pick<TemplatePictures, 'exampleId' | 'imageId' | 'thumbnailId'>,
  captions: readonly Caption[],
  { picture, thumbnail, example, captionsHash }: ExportedFiles,
): Promise<boolean> {
  const isSame = async (id: string | null, file: Buffer | undefined) =>
    id === null || file === undefined || file.equals(await images.read(id))
  const shown = hashOfCaptions(captions) === captionsHash ? example : undefined
  return (
    (await isSame(imageId, picture)) &&
    (await isSame(thumbnailId, thumbnail)) &&
    (await isSame(exampleId, shown))
  )
}

/** @returns undefined if the picture is not in the form in which templates are stored */
export async function takeExportedFiles({
  picture,
  thumbnail,
  example,
  captionsHash,
}: ExportedFiles): Promise<NormalizedPicture | undefined> {
  const form = await readStoredForm(picture)
  if (form === undefined) return undefined
  const { canvas, width, height, motion } = form
  const encode: NormalizedPicture['encode'] = async (captions) => {
    const shown = hashOfCaptions(captions) === captionsHash ? example : undefined
    const isBlank = captions.every(({ text }) => text.trim() === '')
    return {
      width,
      height,
      webp: picture,
      ...motion,
      thumbnail: (await takeThumbnail(thumbnail, form)) ?? (await makeThumbnail(canvas)),
      example: isBlank
        ? undefined
        : ((await takeThumbnail(shown, form)) ?? (await makeExample(canvas, captions))),
    }
  }
  return { width, height, frames: motion?.frames ?? 1, encode }
}

/** A thumbnail has a size that follows from the picture's. */
async function takeThumbnail(
  file: Buffer | undefined,
  picture: { readonly width: number; readonly height: number },
): Promise<Thumbnail | undefined> {
  const form = file && (await readStoredForm(file))
  const { width, height } = thumbnailSizeOf(picture)
  const isOne = form?.width === width && form.height === height && form.motion === undefined
  return file && isOne ? { width, height, webp: file } : undefined
}
