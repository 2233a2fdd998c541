import Sqlite from 'better-sqlite3'

/** Whether a write failed because no room is left, on the disk or within the operator's limit. */
export const isFull = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code === 'SQLITE_FULL'
