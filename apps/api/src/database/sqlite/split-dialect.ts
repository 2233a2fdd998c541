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

// Readers wait only in rare cases, such as log recovery by another process.
const READER_BUSY_TIMEOUT_MS = 50

/** An SQLite dialect for Kysely with a separate thread for writes. */
export class SplitDialect implements Dialect {
  readonly #data: WriterData

  constructor(data: WriterData) {
    this.#data = data
  }

  createDriver() {
    // The main thread's connection opens first and creates a missing file.
    const reader = openSqlite(this.#data.file)
    reader.pragma('query_only = ON')
    // The main thread is blocked while it waits, so the time is short.
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

  /** An interrupted migration is rolled back. */
  override get supportsTransactionalDdl() {
    return true
  }
}
