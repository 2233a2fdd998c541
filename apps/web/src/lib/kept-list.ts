/** A list of values that this browser keeps under a key, the newest first. */
export interface KeptList {
  /** @returns none if the browser blocks storage */
  read(): readonly string[]
  /** Puts a value first. The oldest beyond the maximum are dropped. */
  add(value: string): void
  remove(value: string): void
}

/** @param max values that are kept */
export function keptList(key: string, max: number): KeptList {
  function read(): readonly string[] {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
      return Array.isArray(kept) ? kept.filter((value) => typeof value === 'string') : []
    } catch {
      return []
    }
  }
  function write(values: readonly string[]): void {
    try {
      localStorage.setItem(key, JSON.stringify(values.slice(0, max)))
    } catch {
      // Then nothing is kept.
    }
  }
  const others = (value: string) => read().filter((other) => other !== value)
  return {
    read,
    add: (value) => write([value, ...others(value)]),
    remove: (value) => write(others(value)),
  }
}
