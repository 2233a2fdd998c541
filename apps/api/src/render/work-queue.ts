import { AppError } from '../errors.ts'

/** Runs a bounded number of tasks at a time; a bounded number wait, and more are refused as `busy`. */
export class WorkQueue {
  readonly #waiting: (() => void)[] = []
  #running = 0
  readonly #maxRunning: number
  readonly #maxWaiting: number

  constructor(maxRunning: number, maxWaiting: number) {
    this.#maxRunning = maxRunning
    this.#maxWaiting = maxWaiting
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
    else if (this.#waiting.length >= this.#maxWaiting) throw new AppError('busy')
    // A finished task hands its place straight to the next, so the count stays as it is.
    else await new Promise<void>((start) => this.#waiting.push(start))
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = this.#waiting.shift()
      if (next === undefined) this.#running -= 1
      else next()
    }
  }
}
