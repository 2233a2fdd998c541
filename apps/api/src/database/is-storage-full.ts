import Sqlite from 'better-sqlite3'

/** Whether a write failed because the disk is full or the operator's limit is reached. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Sqlite.SqliteError && error.code === 'SQLITE_FULL'
