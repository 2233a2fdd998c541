import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { backUpBeforeMigration } from './backup/back-up-before-migration.ts'
import { checkDatabase } from './check-database.ts'
import { dataFiles } from './data-files.ts'
import { describeDatabaseError } from './describe-database-error.ts'
import { makeDataFolder } from './make-data-folder.ts'
import { MIGRATION_NAMES, migrate } from './migrate.ts'
import type { Database } from './schema.ts'
import { freeSpaceToOpen } from './sqlite/available-space.ts'
import { SplitDialect } from './sqlite/split-dialect.ts'
import type { WriterData } from './sqlite/writer-protocol.ts'

export type Db = Kysely<Database>

interface ConnectOptions {
  /** Maximum size of the database in bytes. */
  readonly maxBytes?: number | undefined
  /** Locks the folder before tables are created or changed; returns a function that unlocks it. */
  readonly lockToMigrate?: (dataDir: string) => () => void
}

/**
 * Opens the database in `dataDir`, creates both if they are missing, and migrates the tables. A
 * copy is made before a migration.
 *
 * @throws Error with a sentence for the operator when it can't be used; it is unchanged then
 */
export async function connect(
  dataDir: string,
  { maxBytes, lockToMigrate }: ConnectOptions = {},
): Promise<Db> {
  makeDataFolder(dataDir)
  const { database: file, reserve: reserveFile } = dataFiles(dataDir)
  const data = { file, reserveFile, maxBytes }
  try {
    freeSpaceToOpen(reserveFile)
    const version = checkDatabase(file).at(-1)
    if (version === MIGRATION_NAMES.at(-1)) return await open(data)
    const unlock = lockToMigrate?.(dataDir)
    try {
      if (version !== undefined) backUpBeforeMigration(dataDir, version)
      return await open(data)
    } finally {
      unlock?.()
    }
  } catch (error) {
    throw describeDatabaseError(error, file)
  }
}

async function open(data: WriterData): Promise<Db> {
  const db = new Kysely<Database>({
    dialect: new SplitDialect(data),
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

/** Resolves when the database responds. */
export async function ping(db: Db): Promise<void> {
  await db.selectNoFrom(sql`1`.as('one')).execute()
}

/** Resolves when the database can be written to; does not change any data. */
export async function checkWritable(db: Db): Promise<void> {
  await db
    .updateTable('templateRevision')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .execute()
}
