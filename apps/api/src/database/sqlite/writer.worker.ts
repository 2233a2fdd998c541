/** The thread that writes: runs the statements it is sent, one after the other. */
import { workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { answerRequests } from '../../answer-requests.ts'
import { freeBytes } from '../../free-bytes.ts'
import { openSqlite } from './open-sqlite.ts'
import type { WriteAnswer, WriteRequest, WriterData } from './writer-protocol.ts'

const { file, maxBytes }: WriterData = workerData
const sqlite = openSqlite(file)
if (maxBytes !== undefined) {
  const pageSize = Number(sqlite.pragma('page_size', { simple: true }))
  sqlite.pragma(`max_page_count = ${Math.floor(maxBytes / pageSize)}`)
}

const TRANSACTION_LOST: WriteAnswer<unknown> = {
  message: 'the transaction was lost',
  code: 'SQLITE_ABORT',
}

answerRequests(answer, () => sqlite.close())

function answer({ sql, parameters, inTransaction = false }: WriteRequest): WriteAnswer<unknown> {
  try {
    // A full disk ends a transaction, and so does a thread that was replaced. Nothing is left to
    // roll back then, and no further statement of the transaction may run on its own.
    if (!sqlite.inTransaction) {
      if (sql === 'rollback') return { rows: [] }
      if (inTransaction) return TRANSACTION_LOST
    }
    const statement = sqlite.prepare<unknown[], unknown>(sql)
    if (statement.reader) return { rows: statement.all(...parameters) }
    const { changes, lastInsertRowid } = statement.run(...parameters)
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return { message: error.message, code: error.code }
    throw error
  } finally {
    // Pictures are this thread's own copies.
    for (const parameter of parameters) if (parameter instanceof Uint8Array) freeBytes(parameter)
  }
}
