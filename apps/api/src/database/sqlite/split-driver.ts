/**
 * A Kysely driver that reads on the main thread and writes in a separate thread.
 *
 * Problem: SQLite blocks its thread while it waits for the disk. Saving a meme writes and syncs 2
 * MB, about every eighth save also checkpoints the log, and the server could not respond during
 * that time.
 * Approach: one thread has the only connection that writes. In WAL mode, the main thread reads
 * committed data through its own connection, without a message to the other thread. A write
 * resolves after its commit is on the disk. Writes are serialized, and a transaction keeps its turn
 * from begin to end. Before its first change it reads committed data, on the main thread as well; after
 * that, it reads in the writing thread.
 * Limits: there is no group commit. Measurements showed no gain: the time depends on the bytes, not
 * on the number of commits.
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
import { StatementCache } from './statement-cache.ts'
import type { Writer } from './writer.ts'

// A command's write takes milliseconds, so a statement that has already waited long for its turn
// can still wait for the lock.
const MIN_PATIENCE_MS = 100

/** Connects Kysely to the reading connection and the writing thread. */
export class SplitDriver implements Driver {
  readonly #reader: Sqlite.Database
  readonly #reads: StatementCache
  readonly #writer: Writer

  constructor(reader: Sqlite.Database, writer: Writer) {
    this.#reader = reader
    this.#reads = new StatementCache(reader)
    this.#writer = writer
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return new SplitConnection(this.#reads, this.#writer)
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
  readonly #reads: StatementCache
  readonly #writer: Writer
  /** Set during a transaction. */
  #passTurn: (() => void) | undefined
  /** Whether this transaction has changed something. */
  #hasChanged = false

  constructor(reads: StatementCache, writer: Writer) {
    this.#reads = reads
    this.#writer = writer
  }

  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (SelectQueryNode.is(query) && !this.#hasChanged) {
      return { rows: this.#reads.prepare(sql).all(...parameters) }
    }
    const request = { sql, parameters, isSave: isSave(query) }
    if (this.#passTurn !== undefined) {
      this.#hasChanged = true
      return await this.#writer.run({ ...request, inTransaction: true })
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
    // Takes the write lock now, so that the transaction does not fail later.
    await this.#writer.run({ sql: 'begin immediate', parameters: [], patienceMs })
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    await this.#writer.run({ sql: how, parameters: [] })
  }

  release(): void {
    this.#passTurn?.()
    this.#passTurn = undefined
    this.#hasChanged = false
  }

  /**
   * The wait for the turn counts, so that all statements that wait for a locked file time out
   * together.
   */
  async #takeTurn() {
    const start = performance.now()
    const passTurn = await this.#writer.takeTurn()
    // In steps, so that it is usually the same as before and need not be set again.
    const waitedMs = Math.ceil((performance.now() - start) / MIN_PATIENCE_MS) * MIN_PATIENCE_MS
    return { passTurn, patienceMs: Math.max(MIN_PATIENCE_MS, BUSY_TIMEOUT_MS - waitedMs) }
  }
}

function ours(connection: DatabaseConnection): SplitConnection {
  if (connection instanceof SplitConnection) return connection
  throw new Error('expected a connection of this driver')
}
