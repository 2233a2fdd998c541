import Sqlite from 'better-sqlite3'
import type { QueryResult } from 'kysely'
import { movableMemory } from '../../runtime/free-bytes.ts'
import { RequestThread } from '../../runtime/request-thread.ts'
import type { WriteAnswer, WriteRequest, WriterData } from './writer-protocol.ts'

/** Runs statements in the writing thread. */
export class Writer {
  readonly #thread: RequestThread<WriteRequest, WriteAnswer<never>>
  #lastTurn = Promise.resolve()

  constructor(data: WriterData) {
    this.#thread = new RequestThread(
      'database-writer',
      new URL('./writer.worker.ts', import.meta.url),
      {
        workerData: data,
      },
    )
  }

  /**
   * Waits until nobody else writes: the statements of a transaction stay together.
   *
   * @returns passes the turn on
   */
  async takeTurn(): Promise<() => void> {
    const before = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before
    return resolve
  }

  /**
   * Runs one statement; whoever calls has the turn. Bytes among its parameters are handed over.
   *
   * @throws SqliteError; or ThreadDiedError where it is not known whether the statement ran
   */
  async run(request: WriteRequest): Promise<QueryResult<never>> {
    const answer = await this.#thread.ask(request, { moved: memoryOf(request) })
    if ('rows' in answer) return answer
    throw new Sqlite.SqliteError(answer.message, answer.code)
  }

  /** Closes the database once everything that was asked for is done. */
  close(): Promise<void> {
    return this.#thread.close()
  }
}

/** The memory of a request's pictures, which moves to the thread. */
const memoryOf = ({ parameters }: WriteRequest): ArrayBuffer[] =>
  parameters.flatMap((parameter) =>
    parameter instanceof Uint8Array ? movableMemory(parameter) : [],
  )
