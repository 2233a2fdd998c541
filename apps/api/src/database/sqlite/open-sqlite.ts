import Sqlite from 'better-sqlite3'

/**
 * A connection to the database file, made if it is missing. A transaction that was answered is on
 * the disk: WAL with `synchronous=FULL`.
 */
export function openSqlite(file: string): Sqlite.Database {
  // Another process that writes is waited for.
  const sqlite = new Sqlite(file, { timeout: 5000 })
  try {
    // Pictures are megabytes: large pages read and write them several times as fast. It applies to
    // a new file only.
    sqlite.pragma('page_size = 16384')
    sqlite.pragma('journal_mode = WAL')
    sqlite.pragma('synchronous = FULL')
    sqlite.pragma('foreign_keys = ON')
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}
