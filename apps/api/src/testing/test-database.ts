import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectSqlite } from '../database/sqlite/connect-sqlite.ts'
import type { Db } from '../database/schema.ts'

export interface TestDatabase {
  readonly db: Db
  close(): Promise<void>
}

/** An empty database in its own folder, which is deleted on close. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-database-'))
  const db = await connectSqlite(folder)
  return {
    db,
    async close() {
      await db.destroy()
      await rm(folder, { recursive: true })
    },
  }
}
