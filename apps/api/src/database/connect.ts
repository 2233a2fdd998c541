import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { CamelCasePlugin, Kysely, SqliteDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as initial from './migrations/0001-initial.ts'
import * as templateCollection from './migrations/0002-template-collection.ts'
import * as generation from './migrations/0003-generation.ts'
import * as accounts from './migrations/0004-accounts.ts'
import type { Database } from './schema.ts'

/** Every migration, in order; a number is never used twice and a released file never changes. */
const MIGRATIONS = {
  '0001-initial': initial,
  '0002-template-collection': templateCollection,
  '0003-generation': generation,
  '0004-accounts': accounts,
}

export type Db = Kysely<Database>

/**
 * Opens the database in `dataDir`, making it if there is none, and brings its tables up to date.
 * A transaction that was answered is on the disk: WAL with `synchronous=FULL`.
 *
 * @param dataDir a folder, or `:memory:` for a database that ends with the process
 */
export async function connect(dataDir: string): Promise<Db> {
  const sqlite = new Sqlite(dataDir === ':memory:' ? dataDir : join(dataDir, 'memesmith.sqlite'))
  // Pictures are megabytes: large pages read and write them several times as fast. It applies to a
  // new file only.
  sqlite.pragma('page_size = 16384')
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  sqlite.pragma('busy_timeout = 5000')

  const db = new Kysely<Database>({
    dialect: new SqliteDialect({ database: sqlite }),
    plugins: [new CamelCasePlugin()],
  })
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => MIGRATIONS },
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    await db.destroy()
    throw new Error('The database could not be brought up to date.', { cause: error })
  }
  return db
}

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}
