import { MEGABYTE } from '@memesmith/contract'
import type { Db } from '../database/connect.ts'
import { AppError } from '../runtime/app-error.ts'
import { ByteCache } from '../runtime/byte-cache.ts'
import { findImageBytes } from './images.repository.ts'

const MAX_CACHED_BYTES = 64 * MEGABYTE
/** Besides its bytes. Pictures may be tiny, and then only this bounds how many are kept. */
const BYTES_PER_IMAGE = 8 * 1024

/** Reads a stored picture's bytes by its id. @throws AppError `image_not_found` */
export type ReadImage = (id: string) => Promise<Uint8Array>

export const createImageCache = () =>
  new ByteCache<Uint8Array>(MAX_CACHED_BYTES, (bytes) => BYTES_PER_IMAGE + bytes.byteLength)

/** Pictures never change under their id, so those asked for lately are kept in memory. */
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
