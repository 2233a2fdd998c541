/**
 * Prepared statements by their SQL.
 *
 * Problem: preparing a statement costs more than running it: SQLite parses it and plans triggers and
 * foreign keys, and better-sqlite3 compiles a function that makes its rows.
 * Limits: a statement knows the columns that its tables had when it was prepared, so none is kept
 * across a change of the tables.
 */
import type Sqlite from 'better-sqlite3'
import { LRUCache } from 'lru-cache'

/** More than the server has; statements with lists of values have a different text for each length. */
const MAX_STATEMENTS = 300
/** Longer ones, with lists of hundreds of values, are rare. */
const MAX_LENGTH = 4000
const CHANGES_TABLES = /^\s*(?:alter|create|drop)\b/i

/** The prepared statements of a connection. The caller knows the type of their rows. */
export class StatementCache {
  readonly #sqlite: Sqlite.Database
  readonly #statements = new LRUCache<string, Sqlite.Statement<unknown[], never>>({
    max: MAX_STATEMENTS,
  })

  constructor(sqlite: Sqlite.Database) {
    this.#sqlite = sqlite
  }

  /**
   * The statement of this text.
   *
   * @throws SqliteError when it can't be prepared
   */
  prepare(sql: string): Sqlite.Statement<unknown[], never> {
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    if (CHANGES_TABLES.test(sql)) this.#statements.clear()
    const statement = this.#sqlite.prepare<unknown[], never>(sql)
    if (sql.length <= MAX_LENGTH) this.#statements.set(sql, statement)
    return statement
  }
}
