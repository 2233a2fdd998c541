import { MINUTE_MS } from '@memesmith/contract/units'
import { LRUCache } from 'lru-cache'

/** In ms. Entries in constant use are remade twice a minute, and a quiet site keeps nothing. */
const KEPT_MS = MINUTE_MS / 2
/** In ms. Reading the clock for every hit takes longer than the hit. */
const CLOCK_MS = 1000

/** An `LRUCache` limited by bytes and time that counts its hits and misses. */
export class ByteCache<Value extends object> {
  readonly #values: LRUCache<string, Value, () => Promise<Value>>
  hits = 0
  misses = 0

  constructor(maxBytes: number, bytesOf: (value: Value) => number) {
    this.#values = new LRUCache<string, Value, () => Promise<Value>>({
      maxSize: maxBytes,
      sizeCalculation: bytesOf,
      ttl: KEPT_MS,
      ttlResolution: CLOCK_MS,
      ttlAutopurge: true,
      fetchMethod: (_key, _stale, { context: make }) => make(),
      // Callers wait for a value even if its key is evicted in the meantime.
      ignoreFetchAbort: true,
    })
  }

  get bytes(): number {
    return this.#values.calculatedSize
  }

  /** The value for this key, if it is there. */
  peek(key: string): Value | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.hits += 1
    return value
  }

  /** Removes a value, even while it is being made. Callers already waiting still get it. */
  delete(key: string): void {
    this.#values.delete(key)
  }

  /**
   * The value for this key; `make` creates and caches a missing one. Concurrent misses share one
   * call.
   *
   * @throws what `make` rejects with; a failure is not cached
   */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    if (this.#values.has(key)) this.hits += 1
    else this.misses += 1
    return this.#values.forceFetch(key, { context: make })
  }
}
