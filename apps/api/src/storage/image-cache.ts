import { MEGABYTE } from '@memesmith/contract'
import { ByteCache } from '../runtime/byte-cache.ts'
import type { ImageStorage } from './image-storage.ts'

const MAX_CACHED_BYTES = 16 * MEGABYTE
/** Overhead per entry in bytes, which limits the number of tiny pictures. */
const BYTES_PER_IMAGE = 8 * 1024

/** A cache of stored pictures, limited by bytes. */
export const createImageCache = () =>
  new ByteCache<Uint8Array>(MAX_CACHED_BYTES, (bytes) => BYTES_PER_IMAGE + bytes.byteLength)

/** A storage that caches recently read pictures; the bytes of an id never change. */
export const withImageCache = (
  storage: ImageStorage,
  cache = createImageCache(),
): ImageStorage => ({
  ...storage,
  read: (id) => cache.get(id, () => storage.read(id)),
})
