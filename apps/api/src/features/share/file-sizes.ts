import type { MemeFile } from '@memesmith/contract'
import type { Db } from '../../database/schema.ts'
import { findImageSizes } from '../../storage/images.repository.ts'

type Format = MemeFile['format']

/**
 * The sizes of a meme's files in bytes, of those that are made.
 *
 * @param ids of the images; null for a copy that is not made yet
 */
export async function fileSizes(
  db: Db,
  ids: Readonly<Record<Format, string | null>>,
): Promise<Partial<Record<Format, number>>> {
  const sizes = await findImageSizes(
    db,
    Object.values(ids).filter((id) => id !== null),
  )
  const known: Partial<Record<Format, number>> = {}
  for (const format of ['mp4', 'gif', 'webp', 'png'] as const) {
    const bytes = sizes.get(ids[format] ?? '')
    if (bytes !== undefined) known[format] = bytes
  }
  return known
}
