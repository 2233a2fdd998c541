import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ByteCache } from './byte-cache.ts'

const MAX_BYTES = 100

let cache: ByteCache<Uint8Array>
beforeEach(() => {
  cache = new ByteCache(MAX_BYTES, (bytes) => bytes.byteLength)
})

const make = (bytes: number) => vi.fn(async () => new Uint8Array(bytes))

describe('ByteCache', () => {
  it('makes a value once, and counts hits and misses', async () => {
    const read = make(10)
    expect(await cache.get('a', read)).toBe(await cache.get('a', read))
    expect(read).toHaveBeenCalledOnce()
    expect([cache.bytes, cache.hits, cache.misses]).toEqual([10, 1, 1])
  })

  it('lets concurrent misses share one read', async () => {
    const gate = Promise.withResolvers<Uint8Array>()
    const read = vi.fn(() => gate.promise)
    const values = [cache.get('a', read), cache.get('a', read), cache.get('a', read)]
    const bytes = new Uint8Array(10)
    gate.resolve(bytes)
    for (const value of await Promise.all(values)) expect(value).toBe(bytes)
    expect(read).toHaveBeenCalledOnce()
    expect([cache.hits, cache.misses]).toEqual([0, 3])
  })

  it('rejects all waiting callers on failure, and does not cache it', async () => {
    const fail = vi.fn(() => Promise.reject(new Error('no disk')))
    const both = [cache.get('a', fail), cache.get('a', fail)]
    for (const value of both) await expect(value).rejects.toThrow('no disk')
    expect(fail).toHaveBeenCalledOnce()
    expect((await cache.get('a', make(10))).length).toBe(10)
  })

  it('evicts the least recently used values above its limit', async () => {
    await cache.get('a', make(40))
    await cache.get('b', make(40))
    await cache.get('a', make(40))
    await cache.get('c', make(40))
    expect(cache.bytes).toBe(80)
    const again = make(40)
    await cache.get('a', again)
    expect(again).not.toHaveBeenCalled()
    await cache.get('b', again)
    expect(again).toHaveBeenCalledOnce()
  })

  it('returns a value that is too large, and does not cache it', async () => {
    expect((await cache.get('a', make(MAX_BYTES + 1))).length).toBe(MAX_BYTES + 1)
    expect(cache.bytes).toBe(0)
  })

  it('returns a value whose key was evicted while it was made', async () => {
    const gate = Promise.withResolvers<Uint8Array>()
    const slow = cache.get('slow', () => gate.promise)
    for (const key of ['a', 'b', 'c']) await cache.get(key, make(60))
    gate.resolve(new Uint8Array(10))
    expect((await slow).length).toBe(10)
    expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES)
  })
})
