/**
 * A Kysely driver that reads on the main thread and writes in a thread of its own.
 *
 * Problem: SQLite has no waiting for the disk that does not block its thread. A saved meme is two
 * megabytes to write and to sync, every eighth or so moves the log into the file besides, and all
 * that time nobody else was answered.
 * Approach: one thread has the only connection that writes; WAL lets the main thread read what is
 * committed through another, without a message to and fro. A write is answered after its commit,
 * and that after the disk has it. Writes take turns, and a transaction has the turn from beginning
 * to end; what it reads, it reads in the writing thread too.
 * Limits: several transactions in one commit ("group commit") were measured, and are not worth it:
 * the time goes with the bytes, not with the number of commits.
 */
import type Sqlite from 'better-sqlite3'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
} from 'kysely'
import { isSave } from './is-save.ts'
import { BUSY_TIMEOUT_MS } from './open-sqlite.ts'
import type { Writer } from './writer.ts'

// A command's write takes milliseconds: a statement that has waited long for its turn still outlasts it.
const MIN_PATIENCE_MS = 100

export class SplitDriver implements Driver {
  readonly #reader: Sqlite.Database
  readonly #writer: Writer

  constructor(reader: Sqlite.Database, writer: Writer) {
    this.#reader = reader
    this.#writer = writer
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SplitConnection(this.#reader, this.#writer)
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).begin()
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).end('commit')
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await ours(connection).end('rollback')
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    ours(connection).release()
  }

  async destroy(): Promise<void> {
    await this.#writer.close()
    this.#reader.close()
  }
}

class SplitConnection implements DatabaseConnection {
  readonly #reader: Sqlite.Database
  readonly #writer: Writer
  /** Set while a transaction is under way. */
  #passTurn: (() => void) | undefined

  constructor(reader: Sqlite.Database, writer: Writer) {
    this.#reader = reader
    this.#writer = writer
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const request = { sql, parameters, isSave: isSave(query) }
    if (this.#passTurn !== undefined) {
      return await this.#writer.run({ ...request, inTransaction: true })
    }
    if (SelectQueryNode.is(query)) {
      return { rows: this.#reader.prepare<unknown[], Row>(sql).all(...parameters) }
    }
    const { passTurn, patienceMs } = await this.#takeTurn()
    try {
      return await this.#writer.run({ ...request, patienceMs })
    } finally {
      passTurn()
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to stream.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('expected a query that is not streamed')
  }

  async begin(): Promise<void> {
    const { passTurn, patienceMs } = await this.#takeTurn()
    this.#passTurn = passTurn
    // Another process that writes is waited for now, not in the middle.
    await this.#writer.run({ sql: 'begin immediate', parameters: [], patienceMs })
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#writer.run({ sql: how, parameters: [] })
  }

  release(): void {
    this.#passTurn?.()
    this.#passTurn = undefined
  }

  /** The time for the turn counts as waiting too: all who wait for a locked file wait together. */
  async #takeTurn() {
    const start = performance.now()
    const passTurn = await this.#writer.takeTurn()
    const waitedMs = Math.round(performance.now() - start)
    return { passTurn, patienceMs: Math.max(MIN_PATIENCE_MS, BUSY_TIMEOUT_MS - waitedMs) }
  }
}

function ours(connection: DatabaseConnection): SplitConnection {
  if (connection instanceof SplitConnection) return connection
  throw new Error('expected a connection of this driver')
}
