import { MAX_MEME_PIXELS } from '@memesmith/meme-render'
import { BYTES_PER_PIXEL } from './pixels.ts'

const MAX_BYTES = MAX_MEME_PIXELS * BYTES_PER_PIXEL

/**
 * A pool of shared memory for the pixels of memes: allocating megabytes costs more than copying
 * into them.
 */
export class SharedPixels {
  /** Garbage collection takes those that are not used for a while. */
  readonly #idle: WeakRef<SharedArrayBuffer>[] = []
  readonly #capacity: number

  /** @param capacity maximum number of idle blocks */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /** Lends memory for the largest meme; it must not be used after `work` has settled. */
  async use<Result>(work: (memory: SharedArrayBuffer) => Promise<Result>): Promise<Result> {
    const memory = this.#takeIdle() ?? new SharedArrayBuffer(MAX_BYTES)
    try {
      return await work(memory)
    } finally {
      if (this.#idle.length < this.#capacity) this.#idle.push(new WeakRef(memory))
    }
  }

  #takeIdle(): SharedArrayBuffer | undefined {
    while (this.#idle.length > 0) {
      const memory = this.#idle.pop()?.deref()
      if (memory !== undefined) return memory
    }
    return undefined
  }
}
