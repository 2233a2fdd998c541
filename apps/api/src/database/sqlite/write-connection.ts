import Sqlite from 'better-sqlite3'
import { freeBytes } from '../../runtime/free-bytes.ts'
import { AvailableSpace } from './available-space.ts'
import { openSqlite } from './open-sqlite.ts'
import { StatementCache } from './statement-cache.ts'
import type { WriteAnswer, WriteRequest, WriteResult, WriterData } from './writer-protocol.ts'

type Result = WriteResult<unknown>

/** Runs the statements of the writing thread. Saves keep some space free for other writes. */
export class WriteConnection {
  readonly #sqlite: Sqlite.Database
  readonly #statements: StatementCache
  readonly #space: AvailableSpace
  #patienceMs: number | undefined

  constructor({ file, maxBytes }: WriterData) {
    this.#sqlite = openSqlite(file)
    this.#statements = new StatementCache(this.#sqlite)
    this.#space = new AvailableSpace(this.#sqlite, file, maxBytes)
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
      // A full disk or a replaced thread has already rolled the transaction back. There is nothing
      // to roll back, and no further statement of the transaction may run on its own.
      if (sql === 'rollback') return { rows: [] }
      if (inTransaction) throw new Sqlite.SqliteError('the transaction was lost', 'SQLITE_ABORT')
    }
    const isAdmitted = this.#space.admit(isSave ? 'save' : 'small', bytesOf(request))
    if (!isAdmitted) throw new Sqlite.SqliteError('no space is left', 'SQLITE_FULL')
    return this.#execute(request)
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

/** For other statements SQLite reports the id of an earlier insert. */
const isPlainInsert = (sql: string): boolean =>
  /^\s*insert\b/i.test(sql) && !/\bon conflict\b/i.test(sql)

const bytesOf = ({ parameters }: WriteRequest): number =>
  parameters.reduce<number>(
    (sum, parameter) => sum + (parameter instanceof Uint8Array ? parameter.byteLength : 0),
    0,
  )
