import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { keepCopy } from './backup/keep-copy.ts'
import { checkDatabase } from './check-database.ts'
import { dataFiles } from './data-files.ts'
import { explainFailure } from './explain-failure.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { MIGRATION_NAMES, migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import { SplitDialect } from './sqlite/split-dialect.ts'

export type Db = Kysely<Database>

interface ConnectOptions {
  /** The database grows to no more bytes than this. */
  readonly maxBytes?: number | undefined
}

/**
 * Opens the database in `dataDir`, making both if they are missing, and brings its tables up to date; a
 * copy is kept of what it was before.
 *
 * @throws Error with a sentence for the operator when it can't be used; it is as it was then
 */
export async function connect(dataDir: string, { maxBytes }: ConnectOptions = {}): Promise<Db> {
  makeDataFolder(dataDir)
  const { database: file } = dataFiles(dataDir)
  try {
    const executed = checkDatabase(file)
    const version = executed.at(-1)
    if (version !== undefined && version !== MIGRATION_NAMES.at(-1)) keepCopy(dataDir, version)
    return await open(file, maxBytes)
  } catch (error) {
    throw explainFailure(error, file)
  }
}

async function open(file: string, maxBytes: number | undefined): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: new SplitDialect({ file, maxBytes }),
    plugins: [new CamelCasePlugin()],
  })
  try {
    await migrate(db)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

/** Resolves when the database answers. */
export async function ping(db: Db): Promise<void> {
  await db.selectNoFrom(sql`1`.as('one')).execute()
}

/** Resolves when the database could be written to; what it holds stays as it is. */
export async function checkWritable(db: Db): Promise<void> {
  await db
    .updateTable('templateRevision')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .execute()
}
