import { PACK_FOLDERS, type PackEntry } from '@memesmith/contract'
import { AppError } from '../../../runtime/app-error.ts'
import type { SiteStorage } from '../../../storage/image-storage.ts'
import { findTemplateBySlug } from '../catalog/templates.repository.ts'
import { layersOf } from '../catalog/templates.service.ts'
import { hashOf, hashOfCaptions } from './hashes.ts'

/** A template as it is in a pack. */
interface PackedTemplate {
  /** The name of its picture. */
  readonly file: string
  readonly entry: PackEntry
  /** By their paths. */
  readonly files: readonly (readonly [string, Uint8Array])[]
}

/** How many times a template may change while it is read. */
const MAX_TRIES = 5

/** @returns undefined if there is no such template, or it comes with the software */
export async function readForPack(
  site: SiteStorage,
  slug: string,
): Promise<PackedTemplate | undefined> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readOnce(site, slug)
    } catch (error) {
      // An import has replaced its pictures.
      const isReplaced = error instanceof AppError && error.code === 'image_not_found'
      if (!isReplaced || tries === MAX_TRIES) throw error
    }
  }
}

async function readOnce(
  { db, images }: SiteStorage,
  slug: string,
): Promise<PackedTemplate | undefined> {
  const row = await findTemplateBySlug(db, slug)
  if (row === undefined || row.sourceHash === null) return undefined
  const file = `${slug}.webp`
  const picture = await images.read(row.imageId)
  const thumbnail = await images.read(row.thumbnailId)
  const example = row.exampleId === null ? undefined : await images.read(row.exampleId)
  const layers = layersOf(row)
  return {
    file,
    entry: {
      name: row.name,
      description: row.description,
      tags: JSON.parse(row.tags),
      layers: [...layers],
      stored: { picture: hashOf(picture), source: row.sourceHash, layers: hashOfCaptions(layers) },
    },
    files: [
      [file, picture],
      [`${PACK_FOLDERS.thumbnails}/${file}`, thumbnail],
      ...(example === undefined ? [] : [[`${PACK_FOLDERS.examples}/${file}`, example] as const]),
    ],
  }
}
