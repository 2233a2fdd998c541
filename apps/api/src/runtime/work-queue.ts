import { AppError } from './app-error.ts'

// How much the newest task counts in what a task usually takes.
const NEWEST_SHARE = 0.2

/**
 * Runs a bounded number of tasks at a time; a bounded number wait, and more are refused as `busy`. So
 * is what would have to wait too long, going by how long tasks have taken lately: a machine that has
 * other things to do takes fewer.
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

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }

  /** The same for a task that has no end of its own: it is over when what this gives is called. */
  async enter(): Promise<() => void> {
    if (this.#running < this.#maxRunning) this.#running += 1
    else if (this.#isFull()) throw new AppError('busy')
    // A finished task hands its place straight to the next, so the count stays as it is.
    else await new Promise<void>((start) => this.#waiting.push(start))
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

  #isFull(): boolean {
    const waitMs = ((this.waiting + 1) * this.#usualMs) / this.#maxRunning
    return this.waiting >= this.#maxWaiting || waitMs > this.#maxWaitMs
  }
}
