import {
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import { openSqlite } from './open-sqlite.ts'
import { SplitDriver } from './split-driver.ts'
import { Writer } from './writer.ts'
import type { WriterData } from './writer-protocol.ts'

// Readers wait only in rare cases, such as the recovery of the log by another process.
const READER_BUSY_TIMEOUT_MS = 50

/** SQLite for Kysely, with a thread of its own for what is written. */
export class SplitDialect implements Dialect {
  readonly #data: WriterData

  constructor(data: WriterData) {
    this.#data = data
  }

  createDriver() {
    // The main thread's connection comes first: it makes a file that is missing.
    const reader = openSqlite(this.#data.file)
    reader.pragma('query_only = ON')
    // Nothing else runs on the main thread while it waits.
    reader.pragma(`busy_timeout = ${READER_BUSY_TIMEOUT_MS}`)
    return new SplitDriver(reader, new Writer(this.#data))
  }

  createQueryCompiler = () => new SqliteQueryCompiler()
  createAdapter = () => new SplitAdapter()
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db)
}

class SplitAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }

  /** A migration that is cut off leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true
  }
}
