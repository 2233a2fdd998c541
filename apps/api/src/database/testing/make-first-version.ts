import { mkdir } from 'node:fs/promises'
import Sqlite from 'better-sqlite3'
import { CamelCasePlugin, Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { dataFiles } from '../data-files.ts'
import * as initial from '../migrations/0001-initial.ts'
import { SplitDialect } from '../sqlite/split-dialect.ts'

/** Creates a data folder with a database of the first version and one user. */
export async function makeFirstVersion(dataDir: string, email: string): Promise<void> {
  await mkdir(dataDir)
  const { database: file } = dataFiles(dataDir)
  const dialect = new SplitDialect({ file, maxBytes: undefined })
  const db = new Kysely({ dialect, plugins: [new CamelCasePlugin()] })
  const provider = { getMigrations: async () => ({ '0001-initial': initial }) }
  await new Migrator({ db, provider }).migrateToLatest()
  await db.destroy()
  const sqlite = new Sqlite(file)
  sqlite
    .prepare(`insert into users (email, password_hash, created_at) values (?, 'x', 1)`)
    .run(email)
  sqlite.close()
}
