/** Loads values by name, each once. A value that failed to load is tried again when it is next needed. */
export class OnceLoader<Value> {
  readonly #loading = new Map<string, Promise<Value>>()
  readonly #loaded = new Map<string, Value>()

  /** Whether the value is loaded. */
  has(name: string): boolean {
    return this.#loaded.has(name)
  }

  /** @returns undefined if the value is not loaded */
  get(name: string): Value | undefined {
    return this.#loaded.get(name)
  }

  /** @throws what `load` throws */
  load(name: string, load: () => Promise<Value>): Promise<Value> {
    const known = this.#loading.get(name)
    if (known !== undefined) return known
    const loading = load().then(
      (value) => {
        this.#loaded.set(name, value)
        return value
      },
      (error: unknown) => {
        this.#loading.delete(name)
        throw error
      },
    )
    this.#loading.set(name, loading)
    return loading
  }
}
