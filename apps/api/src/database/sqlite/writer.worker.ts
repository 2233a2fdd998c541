/** The thread that writes: runs the statements it is sent, one after the other. */
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'
import { freeBytes } from '../../free-bytes.ts'
import { CLOSE } from '../../request-thread.ts'
import { openSqlite } from './open-sqlite.ts'
import type { WriteAnswer, WriteRequest, WriterData } from './writer-protocol.ts'

const { file, maxBytes }: WriterData = workerData
const sqlite = openSqlite(file)
if (maxBytes !== undefined) {
  const pageSize = Number(sqlite.pragma('page_size', { simple: true }))
  sqlite.pragma(`max_page_count = ${Math.floor(maxBytes / pageSize)}`)
}

parentPort?.on('message', (request: WriteRequest | typeof CLOSE) => {
  if (request !== CLOSE) return parentPort?.postMessage(answer(request))
  sqlite.close()
  parentPort?.close()
})

function answer({ sql, parameters }: WriteRequest): WriteAnswer<unknown> {
  try {
    // A full disk ends a transaction by itself; then nothing is left to roll back.
    if (sql === 'rollback' && !sqlite.inTransaction) return { rows: [] }
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
