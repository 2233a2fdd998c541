import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import type { QueryResult } from 'kysely'
import type { WriteAnswer, WriteRequest, WriterData } from './writer-protocol.ts'

/** Runs statements in the writing thread. */
export class Writer {
  readonly #thread: Worker
  readonly #waiting: PromiseWithResolvers<QueryResult<never>>[] = []
  #lastTurn = Promise.resolve()
  #ended: unknown

  constructor(data: WriterData) {
    this.#thread = new Worker(new URL('./writer.worker.ts', import.meta.url), { workerData: data })
    this.#thread.on('message', (answer: WriteAnswer<never>) => this.#settle(answer))
    this.#thread.on('error', (error) => this.#end(error))
    this.#thread.on('exit', () => this.#end(new Error('The database is closed.')))
    // It keeps the process alive only while somebody waits for it.
    this.#thread.unref()
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
   * Runs one statement; whoever calls has the turn.
   *
   * @throws SqliteError
   */
  run(request: WriteRequest): Promise<QueryResult<never>> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended)
    const waiting = Promise.withResolvers<QueryResult<never>>()
    this.#waiting.push(waiting)
    this.#thread.ref()
    this.#thread.postMessage(request)
    return waiting.promise
  }

  /** Closes the database once everything that was asked for is done. */
  async close(): Promise<void> {
    if (this.#ended !== undefined) return
    this.#thread.ref()
    this.#thread.postMessage('close')
    await once(this.#thread, 'exit')
  }

  #settle(answer: WriteAnswer<never>): void {
    const waiting = this.#waiting.shift()
    if (this.#waiting.length === 0) this.#thread.unref()
    if ('rows' in answer) waiting?.resolve(answer)
    else waiting?.reject(new Sqlite.SqliteError(answer.message, answer.code))
  }

  #end(reason: unknown): void {
    this.#ended ??= reason
    for (const { reject } of this.#waiting.splice(0)) reject(this.#ended)
  }
}
