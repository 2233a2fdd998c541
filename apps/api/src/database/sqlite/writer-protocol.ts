/** What the writing thread is started with. */
export interface WriterData {
  readonly file: string
  /** Disk space kept for the time when the disk is full. */
  readonly reserveFile: string
  /** The file grows to no more than this many bytes; undefined for as many as the disk has. */
  readonly maxBytes: number | undefined
}

/** One statement to run; requests are answered in their order. */
export interface WriteRequest {
  readonly sql: string
  readonly parameters: readonly unknown[]
  /** It belongs to a transaction: without one it must not run. */
  readonly inTransaction?: boolean
  /** It adds to what the site keeps, so it is refused while there is little room. */
  readonly isSave?: boolean
  /** Time to wait for another process that writes, in ms; as long as the statement before if left out. */
  readonly patienceMs?: number
}

export type WriteAnswer<Row> = WriteResult<Row> | WriteFailure

export interface WriteResult<Row> {
  readonly rows: Row[]
  readonly numAffectedRows?: bigint
  readonly insertId?: bigint
}

/** An error crosses threads in parts: a copy of it would lose its code. */
interface WriteFailure {
  readonly message: string
  /** SQLite's, such as `SQLITE_FULL`. */
  readonly code: string
}
