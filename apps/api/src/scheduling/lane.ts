/**
 * Admits work: a limited number of tasks run at a time, a limited number wait, and the rest is
 * refused as `busy`.
 *
 * Problem: one user can send a hundred tasks at once, and each may take seconds. The others must not
 * wait for all of them.
 * Approach: a lane has places. A task that finds none waits behind the tasks of its own user. Each
 * free place goes to the user who has the fewest tasks running, and among those to the user who has
 * used the lane least. A task is refused if it would wait too long, judging by recent tasks.
 * Limits: the lane counts tasks, not their cost, and knows nothing of other servers. p-queue and its
 * like limit the number of tasks, but are neither fair among users nor bounded in who waits.
 */
import { AppError } from '../runtime/app-error.ts'

export interface LaneOptions {
  /** Tasks that run at a time. A number that can change is a function. */
  readonly places: number | (() => number)
  /** Tasks of one user that run at a time; as many as there are places by default. It may also change. */
  readonly placesOfUser?: number | (() => number)
  /** Tasks of one user that wait; any number by default. */
  readonly waitingOfUser?: number
  /** Users whose tasks wait; any number by default. */
  readonly waitingUsers?: number | (() => number)
  /** In ms. A task that would wait longer is refused; by default none is. */
  readonly maxWaitMs?: number
  /** In ms. A task that has waited so long is refused, too; by default none is. */
  readonly longestWaitMs?: number
}

/** Who sends a task: the id of a user, or another name for a visitor. */
export type LaneUser = number | string

/** A place in a lane, which a task has until it leaves. */
export interface Place {
  /** From 0: no other running task has the same number. */
  readonly index: number
  /** Gives the place to others. May be called again. */
  leave(): void
  /**
   * Gives the place to others during a part of the task that needs none, and then waits for one again.
   * That wait is never refused.
   */
  outside<Result>(work: () => Promise<Result>): Promise<Result>
}

/** One user's share of a lane. */
interface Use {
  running: number
  /** Each takes the number of a place, and starts. */
  readonly waiting: ((index: number) => void)[]
  /** The time that finished tasks took, in ms. A new user starts at the lowest of the others' times. */
  usedMs: number
  /** How long a task usually takes, in ms. */
  usualMs: number
}

const currentOf = (limit: number | (() => number)): (() => number) =>
  typeof limit === 'number' ? () => limit : limit

/** Weight of the newest task in the moving average of durations. */
const NEWEST_SHARE = 0.2

export class Lane {
  readonly #places: () => number
  readonly #placesOfUser: () => number
  readonly #waitingOfUser: number
  readonly #waitingUsers: () => number
  readonly #maxWaitMs: number
  readonly #longestWaitMs: number
  readonly #now: () => number
  readonly #uses = new Map<LaneUser, Use>()
  /** Indexes of free places that were used before. */
  readonly #free: number[] = []
  #running = 0
  #usualMs = 0

  constructor(options: LaneOptions, now = () => performance.now()) {
    this.#places = currentOf(options.places)
    this.#placesOfUser = currentOf(options.placesOfUser ?? Number.POSITIVE_INFINITY)
    this.#waitingOfUser = options.waitingOfUser ?? Number.POSITIVE_INFINITY
    this.#waitingUsers = currentOf(options.waitingUsers ?? Number.POSITIVE_INFINITY)
    this.#maxWaitMs = options.maxWaitMs ?? Number.POSITIVE_INFINITY
    this.#longestWaitMs = options.longestWaitMs ?? Number.POSITIVE_INFINITY
    this.#now = now
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return [...this.#uses.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  /**
   * Runs a task in a place.
   *
   * @param signal ends the wait for a place, not the task
   * @throws AppError `busy` when too many wait, or it waits too long; the signal's reason; what the task throws
   */
  async run<Result>(
    user: LaneUser,
    task: (place: Place) => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const place = await this.enter(user, signal)
    try {
      return await task(place)
    } finally {
      place.leave()
    }
  }

  /**
   * Like `run`, for a task that is not a promise: it ends when it leaves its place.
   *
   * @throws AppError `busy` when too many wait; the signal's reason
   */
  async enter(user: LaneUser, signal?: AbortSignal): Promise<Place> {
    signal?.throwIfAborted()
    const use = this.#useOf(user)
    if (this.#mustWait(use) && this.#isFull(use)) {
      this.#forgetIdle(user, use)
      throw new AppError('busy')
    }
    let stay = await this.#waitAtMost(user, use, signal)
    return {
      index: stay.index,
      leave: () => stay.leave(),
      outside: async (work) => {
        stay.leave()
        const result = await work()
        signal?.throwIfAborted()
        stay = await this.#wait(user, this.#useOf(user), signal)
        return result
      },
    }
  }

  #useOf(user: LaneUser): Use {
    const known = this.#uses.get(user)
    if (known !== undefined) return known
    const used = [...this.#uses.values()].map(({ usedMs }) => usedMs)
    const use = { running: 0, waiting: [], usedMs: Math.min(...used, Number.MAX_VALUE), usualMs: 0 }
    if (used.length === 0) use.usedMs = 0
    this.#uses.set(user, use)
    return use
  }

  #mustWait(use: Use): boolean {
    return this.#running >= this.#places() || use.running >= this.#placesOfUser()
  }

  /** Whether another task of the user would be one too many, or would wait too long. */
  #isFull(use: Use): boolean {
    const own = use.waiting.length + 1
    if (own > this.#waitingOfUser) return true
    const others = [...this.#uses.values()].filter((each) => each.waiting.length > 0).length
    if (use.waiting.length === 0 && others >= this.#waitingUsers()) return true
    const places = this.#places()
    const waitMs = Math.max(
      (own * use.usualMs) / Math.min(this.#placesOfUser(), places),
      ((others + 1) * this.#usualMs) / places,
    )
    return waitMs > this.#maxWaitMs
  }

  async #waitAtMost(user: LaneUser, use: Use, signal?: AbortSignal) {
    if (this.#longestWaitMs === Number.POSITIVE_INFINITY) return this.#wait(user, use, signal)
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new AppError('busy')), this.#longestWaitMs)
    const signals = signal === undefined ? [late.signal] : [late.signal, signal]
    return await this.#wait(user, use, AbortSignal.any(signals)).finally(() => clearTimeout(timer))
  }

  async #wait(user: LaneUser, use: Use, signal?: AbortSignal) {
    const started = Promise.withResolvers<number>()
    use.waiting.push(started.resolve)
    const give = () => {
      const place = use.waiting.indexOf(started.resolve)
      if (place === -1) return
      use.waiting.splice(place, 1)
      this.#forgetIdle(user, use)
      started.reject(signal?.reason)
    }
    signal?.addEventListener('abort', give)
    this.#start()
    const index = await started.promise.finally(() => signal?.removeEventListener('abort', give))
    const since = this.#now()
    let isOver = false
    const leave = () => {
      if (isOver) return
      isOver = true
      this.#end(user, use, index, this.#now() - since)
    }
    return { index, leave }
  }

  #end(user: LaneUser, use: Use, index: number, ms: number): void {
    this.#usualMs += (ms - this.#usualMs) * NEWEST_SHARE
    use.usualMs += (ms - use.usualMs) * NEWEST_SHARE
    use.usedMs += ms
    use.running -= 1
    this.#running -= 1
    this.#free.push(index)
    this.#forgetIdle(user, use)
    this.#start()
  }

  /** Starts as many tasks as there are places. */
  #start(): void {
    while (this.#running < this.#places()) {
      const next = this.#nextUser()
      const start = next?.waiting.shift()
      if (next === undefined || start === undefined) return
      next.running += 1
      this.#running += 1
      start(this.#free.pop() ?? this.#running - 1)
    }
  }

  #nextUser(): Use | undefined {
    let next: Use | undefined
    for (const use of this.#uses.values()) {
      if (use.waiting.length === 0 || use.running >= this.#placesOfUser()) continue
      const isBefore =
        next === undefined ||
        use.running < next.running ||
        (use.running === next.running && use.usedMs < next.usedMs)
      if (isBefore) next = use
    }
    return next
  }

  #forgetIdle(user: LaneUser, use: Use): void {
    const isIdle = use.running === 0 && use.waiting.length === 0
    if (isIdle && this.#uses.get(user) === use) this.#uses.delete(user)
  }
}
