import { LRUCache } from 'lru-cache'

/** Keeps what was used lately, up to so many bytes, and counts how often that helped. */
export class ByteCache<Value extends object> {
  readonly #values: LRUCache<string, Value>
  hits = 0
  misses = 0

  constructor(maxBytes: number, bytesOf: (value: Value) => number) {
    this.#values = new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf })
  }

  get bytes(): number {
    return this.#values.calculatedSize
  }

  /** The value under this key; made, and kept, where there is none. */
  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#values.get(key)
    if (kept !== undefined) {
      this.hits += 1
      return kept
    }
    this.misses += 1
    const value = await make()
    this.#values.set(key, value)
    return value
  }
}
