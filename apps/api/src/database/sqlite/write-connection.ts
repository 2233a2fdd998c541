/**
 * The connection that writes.
 *
 * Problem: on a full disk all writes fail, deletions and logouts included, so users could not free
 * any space. SQLite then rolls back the whole transaction, often at its commit.
 * Approach: saves keep some space free (`available-space.ts`). Any other write that fails for lack
 * of space gets a part of the reserve and is retried. A transaction is replayed from its start, and
 * only if each of its statements returns the same result as before, because the caller has acted on
 * those results.
 * Limits: a transaction that contains a save is not replayed, because its pictures have already
 * been freed.
 */
import { isDeepStrictEqual } from 'node:util'
import Sqlite from 'better-sqlite3'
import { freeBytes } from '../../runtime/free-bytes.ts'
import { isStorageFull } from '../problem-of.ts'
import { AvailableSpace } from './available-space.ts'
import { openSqlite } from './open-sqlite.ts'
import { StatementCache } from './statement-cache.ts'
import type { WriteAnswer, WriteRequest, WriteResult, WriterData } from './writer-protocol.ts'

type Result = WriteResult<unknown>

interface Done {
  readonly request: WriteRequest
  readonly result: Result
}

/** Runs the statements of the writing thread, and retries small ones on a full disk. */
export class WriteConnection {
  readonly #sqlite: Sqlite.Database
  readonly #statements: StatementCache
  readonly #space: AvailableSpace
  #patienceMs: number | undefined
  /** The statements of the current transaction, from its `begin`; undefined after a save. */
  #done: Done[] | undefined = []

  constructor({ file, reserveFile, maxBytes }: WriterData) {
    this.#sqlite = openSqlite(file)
    this.#statements = new StatementCache(this.#sqlite)
    this.#space = new AvailableSpace(this.#sqlite, reserveFile, maxBytes)
  }

  /**
   * Runs one statement. Releases the memory of its byte parameters.
   *
   * @throws SqliteError
   */
  answer(request: WriteRequest): WriteAnswer<unknown> {
    try {
      return this.#run(request)
    } catch (error) {
      if (error instanceof Sqlite.SqliteError) return { message: error.message, code: error.code }
      throw error
    } finally {
      for (const each of request.parameters) if (each instanceof Uint8Array) freeBytes(each)
    }
  }

  close(): void {
    this.#sqlite.close()
  }

  #run(request: WriteRequest): Result {
    const { sql, isSave = false, inTransaction = false } = request
    if (!this.#sqlite.inTransaction) {
      this.#done = []
      // A full disk or a replaced thread has already rolled the transaction back. There is nothing
      // to roll back, and no further statement of the transaction may run on its own.
      if (sql === 'rollback') return { rows: [] }
      if (inTransaction) throw new Sqlite.SqliteError('the transaction was lost', 'SQLITE_ABORT')
    }
    if (isSave) {
      this.#done = undefined
      if (!this.#space.admit('save', bytesOf(request))) throw full()
      return this.#execute(request)
    }
    this.#space.admit('small')
    const result = this.#executeWithReserve(request)
    if (this.#sqlite.inTransaction) this.#done?.push({ request, result })
    return result
  }

  #executeWithReserve(request: WriteRequest): Result {
    try {
      return this.#execute(request)
    } catch (error) {
      if (!isStorageFull(error) || this.#done === undefined) throw error
      return this.#repeat(this.#done, request)
    }
  }

  /** Replays the transaction, then the statement that failed for lack of space. */
  #repeat(done: readonly Done[], request: WriteRequest): Result {
    this.#rollback()
    for (const _ of this.#space.reclaim()) {
      try {
        for (const { request: earlier, result } of done) {
          if (!isDeepStrictEqual(this.#execute(earlier), result)) throw changed()
        }
        return this.#execute(request)
      } catch (error) {
        this.#rollback()
        if (!isStorageFull(error)) throw error
      }
    }
    throw full()
  }

  #rollback(): void {
    if (this.#sqlite.inTransaction) this.#sqlite.exec('rollback')
  }

  /** Sets how long to wait for a write lock of another process. */
  #wait(patienceMs: number): void {
    if (this.#patienceMs === patienceMs) return
    this.#sqlite.pragma(`busy_timeout = ${patienceMs}`)
    this.#patienceMs = patienceMs
  }

  #execute({ sql, parameters, patienceMs }: WriteRequest): Result {
    if (patienceMs !== undefined) this.#wait(patienceMs)
    const statement = this.#statements.prepare(sql)
    if (statement.reader) return { rows: statement.all(...parameters) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    const done = { rows: [], numAffectedRows: BigInt(changes) }
    return changes > 0 && isPlainInsert(sql) ? { ...done, insertId: BigInt(lastInsertRowid) } : done
  }
}

/** For other statements SQLite reports the id of an earlier insert, which may differ on replay. */
const isPlainInsert = (sql: string): boolean =>
  /^\s*insert\b/i.test(sql) && !/\bon conflict\b/i.test(sql)

/** Another process has changed the data in between: more space does not help. */
const changed = () =>
  new Sqlite.SqliteError('the transaction could not be repeated', 'SQLITE_BUSY_SNAPSHOT')

const full = () => new Sqlite.SqliteError('no space is left', 'SQLITE_FULL')

const bytesOf = ({ parameters }: WriteRequest): number =>
  parameters.reduce<number>(
    (sum, parameter) => sum + (parameter instanceof Uint8Array ? parameter.byteLength : 0),
    0,
  )
