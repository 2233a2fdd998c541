import { describe, expect, it } from 'vitest'
import { createImageCache } from './image-cache.ts'

const MAX_KEPT = 8192

describe('the cache of stored pictures', () => {
  it('has a limited number of entries, however small they are', async () => {
    const cache = createImageCache()
    const get = (id: number) => cache.get(String(id), async () => new Uint8Array(1))
    for (let id = 0; id < MAX_KEPT + 1000; id += 1) await get(id)
    expect(cache.bytes / 8192).toBeLessThanOrEqual(MAX_KEPT)
    await get(MAX_KEPT + 999)
    await get(0)
    expect([cache.hits, cache.misses]).toEqual([1, MAX_KEPT + 1001])
  })
})
