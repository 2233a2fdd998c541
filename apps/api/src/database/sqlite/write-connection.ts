/**
 * The connection that writes.
 *
 * Problem: on a full disk nothing can be written, deletions and logouts included, so nobody could
 * make room. SQLite ends a whole transaction then, often at its commit.
 * Approach: saves keep some room free (`room.ts`). Any other write that finds no space gets a part
 * of the reserve and runs again. A transaction is repeated from its beginning, and only if each of
 * its statements answers what it has answered before: the caller has decided by those answers.
 * Limits: a transaction that has saved something is not repeated. Its pictures are freed by then.
 */
import { isDeepStrictEqual } from 'node:util'
import Sqlite from 'better-sqlite3'
import { freeBytes } from '../../runtime/free-bytes.ts'
import { isFull } from '../is-full.ts'
import { openSqlite } from './open-sqlite.ts'
import { Room } from './room.ts'
import type { WriteAnswer, WriteRequest, WriteResult, WriterData } from './writer-protocol.ts'

type Result = WriteResult<unknown>

interface Done {
  readonly request: WriteRequest
  readonly result: Result
}

export class WriteConnection {
  readonly #sqlite: Sqlite.Database
  readonly #room: Room
  /** The transaction under way, from its `begin`; undefined after it has saved something. */
  #done: Done[] | undefined = []

  constructor({ file, reserveFile, maxBytes }: WriterData) {
    this.#sqlite = openSqlite(file)
    this.#room = new Room(this.#sqlite, reserveFile, maxBytes)
  }

  /** Runs one statement. Bytes among its parameters are freed. */
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
      // A full disk ends a transaction, and so does a thread that was replaced. Nothing is left to
      // roll back then, and no further statement of the transaction may run on its own.
      if (sql === 'rollback') return { rows: [] }
      if (inTransaction) throw new Sqlite.SqliteError('the transaction was lost', 'SQLITE_ABORT')
    }
    if (isSave) {
      this.#done = undefined
      if (!this.#room.enter('save', bytesOf(request))) throw full()
      return this.#execute(request)
    }
    this.#room.enter('small')
    const result = this.#executeWithReserve(request)
    if (this.#sqlite.inTransaction) this.#done?.push({ request, result })
    return result
  }

  #executeWithReserve(request: WriteRequest): Result {
    try {
      return this.#execute(request)
    } catch (error) {
      if (!isFull(error) || this.#done === undefined) throw error
      return this.#repeat(this.#done, request)
    }
  }

  /** Runs what the transaction has done so far, and the statement that found no space. */
  #repeat(done: readonly Done[], request: WriteRequest): Result {
    this.#rollback()
    for (const _ of this.#room.make()) {
      try {
        for (const { request: earlier, result } of done) {
          if (!isDeepStrictEqual(this.#execute(earlier), result)) throw changed()
        }
        return this.#execute(request)
      } catch (error) {
        this.#rollback()
        if (!isFull(error)) throw error
      }
    }
    throw full()
  }

  #rollback(): void {
    if (this.#sqlite.inTransaction) this.#sqlite.exec('rollback')
  }

  #execute({ sql, parameters, patienceMs }: WriteRequest): Result {
    if (patienceMs !== undefined) this.#sqlite.pragma(`busy_timeout = ${patienceMs}`)
    const statement = this.#sqlite.prepare<unknown[], unknown>(sql)
    if (statement.reader) return { rows: statement.all(...parameters) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    const done = { rows: [], numAffectedRows: BigInt(changes) }
    return changes > 0 && isPlainInsert(sql) ? { ...done, insertId: BigInt(lastInsertRowid) } : done
  }
}

/** Any other statement gives the id of an earlier one, which is not the same when it is repeated. */
const isPlainInsert = (sql: string): boolean =>
  /^\s*insert\b/i.test(sql) && !/\bon conflict\b/i.test(sql)

/** Another process has changed something in between: more space does not help. */
const changed = () =>
  new Sqlite.SqliteError('the transaction could not be repeated', 'SQLITE_BUSY_SNAPSHOT')

const full = () => new Sqlite.SqliteError('no room is left', 'SQLITE_FULL')

const bytesOf = ({ parameters }: WriteRequest): number =>
  parameters.reduce<number>(
    (sum, parameter) => sum + (parameter instanceof Uint8Array ? parameter.byteLength : 0),
    0,
  )
