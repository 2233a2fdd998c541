import { WorkQueue } from './work-queue.ts'

interface FairQueueOptions {
  /** Maximum number of running tasks. */
  readonly running: number
  /** Maximum number of one user's tasks that run or wait in the shared queue. */
  readonly perUser: number
  /** Maximum number of one user's tasks that wait for that user's other tasks. */
  readonly waitingPerUser: number
  /** Maximum number of tasks that wait in the shared queue. */
  readonly waiting: number
}

/**
 * A work queue that no single user can fill: a user's tasks first wait for each other, so other
 * users wait for only a few of them.
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

  /** @throws AppError `busy` when too many tasks are waiting, of this user or of all */
  async run<Result>(userId: number, task: () => Promise<Result>): Promise<Result> {
    const leave = await this.enter(userId)
    try {
      return await task()
    } finally {
      leave()
    }
  }

  /**
   * Like `run`, for a task without a promise: the task ends when the returned function is called.
   *
   * @throws AppError as `run` does
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
