/** What a user has of the threads. */
interface Use {
  running: number
  waiting: number
  /** ms, of the pieces that have ended. It begins at the least of the others', not before them. */
  used: number
}

interface Waiting {
  readonly use: Use
  readonly start: (thread: number) => void
}

/**
 * Lends threads for pieces of work. Whoever has the fewest of them now is next, and among those
 * whoever has used them least: long works of some users delay a short one of another by a piece or
 * two.
 */
export class ThreadTurns {
  readonly #free: number[]
  readonly #waiting: Waiting[] = []
  readonly #uses = new Map<number, Use>()

  /** @param threads their number */
  constructor(threads: number) {
    this.#free = Array.from({ length: threads }, (_, index) => index)
  }

  /** @param work gets the index of the thread that it may use until it ends */
  async run<Result>(userId: number, work: (thread: number) => Promise<Result>): Promise<Result> {
    const use = this.#uses.get(userId) ?? { running: 0, waiting: 0, used: this.#leastUsed() }
    this.#uses.set(userId, use)
    use.waiting += 1
    const thread = await new Promise<number>((start) => {
      this.#waiting.push({ use, start })
      this.#lend()
    })
    const begun = performance.now()
    try {
      return await work(thread)
    } finally {
      use.used += performance.now() - begun
      use.running -= 1
      if (use.running + use.waiting === 0) this.#uses.delete(userId)
      this.#free.push(thread)
      this.#lend()
    }
  }

  #leastUsed(): number {
    const used = [...this.#uses.values()].map((use) => use.used)
    return used.length === 0 ? 0 : Math.min(...used)
  }

  #lend(): void {
    if (this.#free.length === 0) return
    const [next] = this.#waiting.toSorted(
      ({ use: a }, { use: b }) => a.running - b.running || a.used - b.used,
    )
    const thread = next && this.#free.shift()
    if (thread === undefined || next === undefined) return
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    next.use.waiting -= 1
    next.use.running += 1
    next.start(thread)
  }
}
