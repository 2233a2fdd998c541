import { WorkQueue } from './work-queue.ts'

interface FairQueueOptions {
  /** How many tasks run at a time. */
  readonly running: number
  /** How many of one user's tasks run, or wait for others' tasks, at a time. */
  readonly perUser: number
  /** How many of one user's tasks wait for that user's other tasks. */
  readonly waitingPerUser: number
  /** How many tasks wait for others' tasks. */
  readonly waiting: number
}

/**
 * A work queue that no user fills: a user's tasks take turns among themselves first, so everybody else
 * waits for a few of them at most.
 */
export class FairQueue {
  readonly #queue: WorkQueue
  readonly #lines = new Map<number, WorkQueue>()
  readonly #perUser: number
  readonly #waitingPerUser: number

  constructor({ running, perUser, waitingPerUser, waiting }: FairQueueOptions) {
    this.#queue = new WorkQueue(running, waiting)
    this.#perUser = perUser
    this.#waitingPerUser = waitingPerUser
  }

  /** @throws AppError `busy` when too many tasks wait already, of this user or of all */
  async run<Result>(userId: number, task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(userId)
    try {
      return await task()
    } finally {
      leave()
    }
  }

  /**
   * The same for a task that has no end of its own: it is over when what this gives is called.
   *
   * @throws AppError like `run`
   */
  async enter(userId: number): Promise<() => void> {
    const line = this.#lines.get(userId) ?? new WorkQueue(this.#perUser, this.#waitingPerUser)
    this.#lines.set(userId, line)
    const leaveLine = await line.enter()
    const leaveAll = (leaveQueue?: () => void) => {
      leaveQueue?.()
      leaveLine()
      if (line.running === 0 && this.#lines.get(userId) === line) this.#lines.delete(userId)
    }
    try {
      const leaveQueue = await this.#queue.enter()
      return () => leaveAll(leaveQueue)
    } catch (error) {
      leaveAll()
      throw error
    }
  }
}
