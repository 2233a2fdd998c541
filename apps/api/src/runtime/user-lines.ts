import { WorkQueue } from './work-queue.ts'

/**
 * One work queue for each user: the tasks of a user wait only for each other. A visitor is known by
 * another name than a number.
 */
export class UserLines {
  readonly #lines = new Map<number | string, WorkQueue>()
  readonly #newLine: () => WorkQueue

  /** The parameters are those of each user's `WorkQueue`. */
  constructor(...parameters: ConstructorParameters<typeof WorkQueue>) {
    this.#newLine = () => new WorkQueue(...parameters)
  }

  /** @throws AppError `busy` when too many of this user's tasks are waiting */
  async run<Result>(
    userId: number | string,
    task: () => Promise<Result>,
    signal?: AbortSignal,
  ): Promise<Result> {
    const leave = await this.enter(userId, signal)
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
  async enter(userId: number | string, signal?: AbortSignal): Promise<() => void> {
    const line = this.#lines.get(userId) ?? this.#newLine()
    this.#lines.set(userId, line)
    const forgetIdle = () => {
      if (line.running === 0 && this.#lines.get(userId) === line) this.#lines.delete(userId)
    }
    try {
      const leave = await line.enter(signal)
      return () => {
        leave()
        forgetIdle()
      }
    } catch (error) {
      forgetIdle()
      throw error
    }
  }
}
