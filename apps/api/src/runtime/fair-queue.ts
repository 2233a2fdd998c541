import { UserLines } from './user-lines.ts'
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
  /** In ms. A task that would wait longer in the shared queue is rejected; by default none is. */
  readonly maxWaitMs?: number
}

/**
 * A work queue that no single user can fill: a user's tasks first wait for each other, so other
 * users wait for only a few of them.
 */
export class FairQueue {
  readonly #queue: WorkQueue
  readonly #lines: UserLines

  constructor({ running, perUser, waitingPerUser, waiting, maxWaitMs }: FairQueueOptions) {
    this.#queue = new WorkQueue(running, waiting, maxWaitMs)
    this.#lines = new UserLines(perUser, waitingPerUser)
  }

  /**
   * @param signal leaves the queues; a task that runs continues
   * @throws AppError `busy` when too many tasks are waiting, of this user or of all; the signal's
   *   reason
   */
  async run<Result>(
    userId: number,
    task: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    return await this.#lines.run(userId, () => this.#queue.run(task, signal), signal)
  }

  /**
   * Like `run`, for a task without a promise: the task ends when the returned function is called.
   *
   * @throws AppError as `run` does
   */
  async enter(userId: number): Promise<() => void> {
    const leaveLine = await this.#lines.enter(userId)
    try {
      const leaveQueue = await this.#queue.enter()
      return () => {
        leaveQueue()
        leaveLine()
      }
    } catch (error) {
      leaveLine()
      throw error
    }
  }
}
