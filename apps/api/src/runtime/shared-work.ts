import type { ByteCache } from './byte-cache.ts'
import { CancelledError } from './cancelled-error.ts'

/** Follows some work. */
export interface JobOptions {
  /** Ends the work. */
  readonly signal?: AbortSignal | undefined
  /** Called a few times a second with a number from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

interface Work<Value> {
  readonly result: Promise<Value>
  readonly listeners: Set<JobOptions>
  readonly abort: AbortController
}

/**
 * Makes and caches values that take long. Everyone who asks for one that is being made waits for the same
 * work, which stops when all of them have left.
 */
export class SharedWork<Value extends object> {
  readonly #cache: ByteCache<Value>
  readonly #running = new Map<string, Work<Value>>()

  constructor(cache: ByteCache<Value>) {
    this.#cache = cache
  }

  /** The value for this key, if it is cached. */
  peek(key: string): Value | undefined {
    return this.#cache.peek(key)
  }

  /**
   * The value for this key; `make` creates a missing one.
   *
   * @throws what `make` rejects with; CancelledError when `signal` is aborted
   */
  async get(
    key: string,
    make: (options: JobOptions) => Promise<Value>,
    options: JobOptions = {},
  ): Promise<Value> {
    if (options.signal?.aborted) throw new CancelledError()
    const work = this.#running.get(key) ?? this.#start(key, make)
    work.listeners.add(options)
    const left = Promise.withResolvers<never>()
    const leave = () => {
      work.listeners.delete(options)
      if (work.listeners.size === 0) this.#stop(key, work)
      left.reject(new CancelledError())
    }
    options.signal?.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([work.result, left.promise])
    } finally {
      options.signal?.removeEventListener('abort', leave)
      work.listeners.delete(options)
    }
  }

  #start(key: string, make: (options: JobOptions) => Promise<Value>): Work<Value> {
    const listeners = new Set<JobOptions>()
    const abort = new AbortController()
    const onProgress = (share: number) => {
      for (const listener of listeners) listener.onProgress?.(share)
    }
    const result = this.#cache.get(key, () => make({ signal: abort.signal, onProgress }))
    const work = { result, listeners, abort }
    this.#running.set(key, work)
    const end = () => {
      if (this.#running.get(key) === work) this.#running.delete(key)
    }
    result.then(end, end)
    return work
  }

  /** A request before the cancelled work has ended starts it again. */
  #stop(key: string, work: Work<Value>): void {
    work.abort.abort()
    if (this.#running.get(key) !== work) return
    this.#running.delete(key)
    this.#cache.delete(key)
  }
}
