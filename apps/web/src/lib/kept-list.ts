/** A list of values that is kept in this browser's localStorage under a key, newest first. */
export interface KeptList {
  /** @returns an empty list if the browser blocks storage */
  read(): readonly string[]
  /** Puts a value first. The oldest values beyond the maximum are dropped. */
  add(value: string): void
  remove(value: string): void
}

/** @param max maximum number of values */
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
      // Nothing is kept if storage is blocked or full.
    }
  }
  const others = (value: string) => read().filter((other) => other !== value)
  return {
    read,
    add: (value) => write([value, ...others(value)]),
    remove: (value) => write(others(value)),
  }
}
