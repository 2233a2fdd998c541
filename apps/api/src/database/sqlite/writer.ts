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
      // It keeps the database open.
      { workerData: data, idleMs: 0 },
    )
  }

  /**
   * Waits for the turn to write, so that the statements of a transaction stay together.
   *
   * @returns a function that ends the turn
   */
  async takeTurn(): Promise<() => void> {
    const before = this.#lastTurn
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#lastTurn = promise
    await before
    return resolve
  }

  /**
   * Runs one statement; the caller must have the turn. Byte parameters are transferred.
   *
   * @throws SqliteError; or ThreadDiedError, after which the statement may or may not have run
   */
  async run(request: WriteRequest): Promise<QueryResult<never>> {
    const answer = await this.#thread.ask(request, { moved: memoryOf(request) })
    if ('rows' in answer) return answer
    throw new Sqlite.SqliteError(answer.message, answer.code)
  }

  /** Closes the database after all pending statements. */
  close(): Promise<void> {
    return this.#thread.close()
  }
}

/** The buffers of a request's pictures, which are transferred to the thread. */
const memoryOf = ({ parameters }: WriteRequest): ArrayBuffer[] =>
  parameters.flatMap((parameter) =>
    parameter instanceof Uint8Array ? movableMemory(parameter) : [],
  )
