/** A cache that keeps its most recently used entries. */
export class LruCache<Key, Value> {
  readonly #entries = new Map<Key, Value>()
  readonly #capacity: number

  /** @param capacity maximum number of entries */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Returns the value of `key`; calls `make` for it if it is not in the cache. */
  get(key: Key, make: () => Value): Value {
    const known = this.#entries.get(key)
    const value = known ?? make()
    // A map iterates in the order of insertion, so its first entry is the least recently used one.
    this.#entries.delete(key)
    this.#entries.set(key, value)
    if (this.#entries.size > this.#capacity) {
      const [oldest] = this.#entries.keys()
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
    return value
  }
}
