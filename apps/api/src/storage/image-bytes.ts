import { MEGABYTE } from '@memesmith/contract'
import type { Db } from '../database/schema.ts'
import { AppError } from '../runtime/app-error.ts'
import { ByteCache } from '../runtime/byte-cache.ts'
import { findImageBytes } from './images.repository.ts'

const MAX_CACHED_BYTES = 64 * MEGABYTE
/** Overhead per entry in bytes, which limits the number of tiny pictures. */
const BYTES_PER_IMAGE = 8 * 1024

/**
 * Reads the bytes of a stored picture.
 *
 * @throws AppError `image_not_found`
 */
export type ReadImage = (id: string) => Promise<Uint8Array>

/** A cache of stored pictures, limited by bytes. */
export const createImageCache = () =>
  new ByteCache<Uint8Array>(MAX_CACHED_BYTES, (bytes) => BYTES_PER_IMAGE + bytes.byteLength)

/** Caches recently read pictures; the bytes of an id never change. */
export const createImageReader =
  (db: Db, cache = createImageCache()): ReadImage =>
  (id) =>
    cache.get(id, () => readImageBytes(db, id))

/** @throws AppError `image_not_found` */
export async function readImageBytes(db: Db, id: string): Promise<Uint8Array> {
  const bytes = await findImageBytes(db, id)
  if (bytes === undefined) throw new AppError('image_not_found')
  return bytes
}
