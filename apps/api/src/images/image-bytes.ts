import { LRUCache } from 'lru-cache'
import type { Db } from '../database/connect.ts'
import { readImageBytes } from './images.repository.ts'

const MAX_CACHED_BYTES = 64 * 1024 * 1024

/** Reads a stored picture's bytes by its id; rejects when there is none. */
export type ReadImage = (id: string) => Promise<Uint8Array>

/** Pictures never change under their id, so those asked for lately are kept in memory. */
export function createImageReader(db: Db): ReadImage {
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: (bytes) => bytes.byteLength,
  })
  return async (id) => {
    const cached = cache.get(id)
    if (cached !== undefined) return cached
    const bytes = await readImageBytes(db, id)
    cache.set(id, bytes)
    return bytes
  }
}
