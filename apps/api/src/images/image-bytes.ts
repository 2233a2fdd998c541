import { ByteCache } from '../byte-cache.ts'
import type { Db } from '../database/connect.ts'
import { readImageBytes } from './images.repository.ts'

const MAX_CACHED_BYTES = 64 * 1024 * 1024

/** Reads a stored picture's bytes by its id; rejects when there is none. */
export type ReadImage = (id: string) => Promise<Uint8Array>

export const createImageCache = () =>
  new ByteCache<Uint8Array>(MAX_CACHED_BYTES, (bytes) => bytes.byteLength)

/** Pictures never change under their id, so those asked for lately are kept in memory. */
export const createImageReader =
  (db: Db, cache = createImageCache()): ReadImage =>
  (id) =>
    cache.get(id, () => readImageBytes(db, id))
