import { MEGABYTE } from '@memesmith/contract/units'
import Sqlite from 'better-sqlite3'

/** How long to wait for a write lock of another process, in ms. */
export const BUSY_TIMEOUT_MS = 5000

// Checkpoint after 4 MB of log. A limit four times as large gave the same mean save time, and three
// times the time of the slowest saves.
const MAX_LOG_PAGES = 256

// A long backup makes the log grow. Afterwards its file is truncated to this size.
const MAX_LOG_FILE_BYTES = 16 * MEGABYTE

// Per connection; the default of 2,000 pages would be 32 MB here. The system caches the file as well.
const CACHE_BYTES = 4 * MEGABYTE

/**
 * Opens the database file, and creates it if it is missing. A committed transaction is on the disk:
 * WAL with `synchronous=FULL`.
 *
 * @throws SqliteError when the file can't be opened
 */
export function openSqlite(file: string): Sqlite.Database {
  const sqlite = new Sqlite(file, { timeout: BUSY_TIMEOUT_MS })
  try {
    // Pictures are megabytes: large pages make reading and writing them several times as fast.
    // Applies to new files only.
    sqlite.pragma('page_size = 16384')
    // So that `storage:reclaim` can give empty pages back while the server runs. Only for new files:
    // otherwise it writes, which fails on a full disk.
    const isNew = sqlite.pragma('page_count', { simple: true }) === 0
    if (isNew) sqlite.pragma('auto_vacuum = incremental')
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    // Deleted rows are overwritten with zeros. Otherwise their texts stay in the file for years.
    sqlite.pragma('secure_delete = ON')
    sqlite.pragma(`cache_size = ${-CACHE_BYTES / 1024}`)
    sqlite.pragma(`wal_autocheckpoint = ${MAX_LOG_PAGES}`)
    sqlite.pragma(`journal_size_limit = ${MAX_LOG_FILE_BYTES}`)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

/**
 * Opens an existing database file that is not changed.
 *
 * @throws SqliteError when the file can't be opened
 */
export const readSqlite = (file: string): Sqlite.Database =>
  new Sqlite(file, { readonly: true, fileMustExist: true })
