import { AppError } from './app-error.ts'

// Weight of the newest task in the moving average of durations.
const NEWEST_SHARE = 0.2

/**
 * Runs a limited number of tasks at a time; a limited number wait, and others are rejected as
 * `busy`. A task is also rejected if it would wait too long, judging by the duration of recent
 * tasks: so a busy machine accepts fewer.
 */
export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  #usualMs = 0
  readonly #maxRunning: number
  readonly #maxWaiting: number
  readonly #maxWaitMs: number
  readonly #now: () => number

  constructor(
    maxRunning: number,
    maxWaiting: number,
    maxWaitMs = Number.POSITIVE_INFINITY,
    now = () => performance.now(),
  ) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
    this.#maxWaitMs = maxWaitMs
    this.#now = now
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.length
  }

  /** @param signal leaves the queue; a task that runs continues */
  async run<Result>(task: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const leave = await this.enter(signal)
    try {
      return await task()
    } finally {
      leave()
    }
  }

  /**
   * Like `run`, for a task without a promise: the task ends when the returned function is called.
   *
   * @throws the signal's reason when it is aborted before the task starts
   */
  async enter(signal?: AbortSignal): Promise<() => void> {
    signal?.throwIfAborted()
    if (this.#running < this.#maxRunning) this.#running += 1
    else if (this.#isFull()) throw new AppError('busy')
    // A finished task passes its slot to the next one, so the count does not change.
    else await this.#wait(signal)
    const start = this.#now()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#usualMs += (this.#now() - start - this.#usualMs) * NEWEST_SHARE
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }

  async #wait(signal?: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#waiting.push(resolve)
    const leave = () => {
      const place = this.#waiting.indexOf(resolve)
      if (place === -1) return
      this.#waiting.splice(place, 1)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', leave)
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #isFull(): boolean {
    const waitMs = ((this.waiting + 1) * this.#usualMs) / this.#maxRunning
    return this.waiting >= this.#maxWaiting || waitMs > this.#maxWaitMs
  }
}
