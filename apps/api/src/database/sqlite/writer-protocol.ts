/** The options of the writing thread. */
export interface WriterData {
  readonly file: string
  /** Maximum size of the database file in bytes; undefined for no limit. */
  readonly maxBytes: number | undefined
}

/** One statement to run. Responses come in the order of the requests. */
export interface WriteRequest {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** It is part of a transaction, and must not run without one. */
  readonly inTransaction?: boolean
  /** It stores user content, so it is refused when space is low. */
  readonly isSave?: boolean
  /**
   * Time to wait for a write lock of another process, in ms; if omitted, the previous statement's.
   */
  readonly patienceMs?: number
}

export type WriteAnswer<Row> = WriteResult<Row> | WriteFailure

export interface WriteResult<Row> {
  readonly rows: Row[]
  readonly numAffectedRows?: bigint
  readonly insertId?: bigint
}

/** An error as plain fields, because structured cloning would drop its code. */
interface WriteFailure {
  readonly message: string
  /** SQLite's code, such as `SQLITE_FULL`. */
  readonly code: string
}
