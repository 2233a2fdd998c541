import { join } from 'node:path'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as initial from './migrations/0001-initial.ts'
import * as templateCollection from './migrations/0002-template-collection.ts'
import * as generation from './migrations/0003-generation.ts'
import * as accounts from './migrations/0004-accounts.ts'
import type { Database } from './schema.ts'
import { SplitDialect } from './sqlite/split-dialect.ts'

/** Every migration, in order; a number is never used twice and a released file never changes. */
const MIGRATIONS = {
  '0001-initial': initial,
  '0002-template-collection': templateCollection,
  '0003-generation': generation,
  '0004-accounts': accounts,
}

export type Db = Kysely<Database>

/** Opens the database in `dataDir`, making it if there is none, and brings its tables up to date. */
export async function connect(dataDir: string): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: new SplitDialect({ file: join(dataDir, 'memesmith.sqlite'), maxBytes: undefined }),
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
  await db.selectNoFrom(sql`1`.as('one')).execute()
}
