/**
 * A cache that keeps at least its most recently used entries, and at most twice as many.
 *
 * A strict order of use would cost two writes at every hit, and a keystroke causes a hundred hits.
 */
export class LruCache<Key, Value> {
  #recent = new Map<Key, Value>()
  #older = new Map<Key, Value>()
  readonly #capacity: number

  /** @param capacity number of entries that are kept */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Returns the value of `key`; calls `make` for it if it is not in the cache. */
  get(key: Key, make: () => Value): Value {
    const known = this.#recent.get(key)
    if (known !== undefined) return known
    const value = this.#older.get(key) ?? make()
    if (this.#recent.size >= this.#capacity) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(key, value)
    return value
  }
}
