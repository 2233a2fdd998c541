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
import type { Writer } from './writer.ts'

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
    if (this.#passTurn !== undefined) {
      return await this.#writer.run({ sql, parameters, inTransaction: true })
    }
    if (SelectQueryNode.is(query)) {
      return { rows: this.#reader.prepare<unknown[], Row>(sql).all(...parameters) }
    }
    const passTurn = await this.#writer.takeTurn()
    try {
      return await this.#writer.run({ sql, parameters })
    } finally {
      passTurn()
    }
  }

  // biome-ignore lint/correctness/useYield: nothing here is large enough to stream.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('expected a query that is not streamed')
  }

  async begin(): Promise<void> {
    this.#passTurn = await this.#writer.takeTurn()
    // Another process that writes is waited for now, not in the middle.
    await this.#writer.run({ sql: 'begin immediate', parameters: [] })
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#writer.run({ sql: how, parameters: [] })
  }

  release(): void {
    this.#passTurn?.()
    this.#passTurn = undefined
  }
}

function ours(connection: DatabaseConnection): SplitConnection {
  if (connection instanceof SplitConnection) return connection
  throw new Error('expected a connection of this driver')
}
