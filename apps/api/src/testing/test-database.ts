import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Db } from '../database/connect.ts'

export interface TestDatabase {
  readonly db: Db
  close(): Promise<void>
}

/** An empty database in its own folder, which is deleted on close. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'memesmith-database-'))
  const db = await connect(folder)
  return {
    db,
    async close() {
      await db.destroy()
      await rm(folder, { recursive: true })
    },
  }
}
