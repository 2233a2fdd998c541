import { AppError } from './app-error.ts'

// Weight of the newest task in the moving average of durations.
const NEWEST_SHARE = 0.2

/** A number of tasks, or a function that returns it where it can change. */
type Limit = number | (() => number)

const currentOf = (limit: Limit): number => (typeof limit === 'number' ? limit : limit())

/**
 * Runs a limited number of tasks at a time; a limited number wait, and others are rejected as
 * `busy`. A task is also rejected if it would wait too long, judging by the duration of recent
 * tasks: so a busy machine accepts fewer.
 */
export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  #usualMs = 0
  readonly #maxRunning: Limit
  readonly #maxWaiting: Limit
  readonly #maxWaitMs: number
  readonly #now: () => number

  constructor(
    maxRunning: Limit,
    maxWaiting: Limit,
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
    if (this.#hasSlot() && this.waiting === 0) this.#running += 1
    else if (this.#isFull()) throw new AppError('busy')
    else await this.#wait(signal)
    const start = this.#now()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#usualMs += (this.#now() - start - this.#usualMs) * NEWEST_SHARE
      this.#running -= 1
      this.#startWaiting()
    }
  }

  /** Starts as many as there are slots; more than one where the limit has grown. */
  #startWaiting(): void {
    for (
      let next = this.#waiting[0];
      next !== undefined && this.#hasSlot();
      [next] = this.#waiting
    ) {
      this.#waiting.shift()
      this.#running += 1
      next()
    }
  }

  #hasSlot(): boolean {
    return this.#running < currentOf(this.#maxRunning)
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
    this.#startWaiting()
    await promise.finally(() => signal?.removeEventListener('abort', leave))
  }

  #isFull(): boolean {
    const waitMs = ((this.waiting + 1) * this.#usualMs) / currentOf(this.#maxRunning)
    return this.waiting >= currentOf(this.#maxWaiting) || waitMs > this.#maxWaitMs
  }
}
