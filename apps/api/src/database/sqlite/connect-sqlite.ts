import { rmSync } from 'node:fs'
import { CamelCasePlugin, Kysely, sql } from 'kysely'
import { backUpBeforeMigration } from '../backup/back-up-before-migration.ts'
import { checkDatabase } from '../check-database.ts'
import { dataFiles } from '../data-files.ts'
import { makeDataFolder } from '../make-data-folder.ts'
import { describeMigration, MIGRATION_NAMES, migrate } from '../migrate.ts'
import type { Database, Db } from '../schema.ts'
import { describeSqliteError } from './describe-sqlite-error.ts'
import { SplitDialect } from './split-dialect.ts'
import type { WriterData } from './writer-protocol.ts'

export interface SqliteOptions {
  /** Maximum size of an SQLite database in bytes. */
  readonly maxBytes?: number | undefined
  /** Locks the data folder before tables are created or changed; returns a function that unlocks it. */
  readonly lockToMigrate?: (dataDir: string) => () => void
  /** Is told in a sentence which migrations were applied to a site, and where the copy is. */
  readonly inform?: ((sentence: string) => void) | undefined
}

/**
 * Opens the database in `dataDir`, creates both if they are missing, and migrates the tables. A
 * copy is made before a migration.
 *
 * @throws Error with a sentence for the operator when it can't be used; it is unchanged then
 */
export async function connectSqlite(
  dataDir: string,
  { maxBytes, lockToMigrate, inform }: SqliteOptions = {},
): Promise<Db> {
  makeDataFolder(dataDir)
  const { database: file, reserve } = dataFiles(dataDir)
  const data = { file, maxBytes }
  try {
    rmSync(reserve, { force: true })
    const version = checkDatabase(file).at(-1)
    if (version === MIGRATION_NAMES.at(-1)) return await openMigrated(data)
    const unlock = lockToMigrate?.(dataDir)
    try {
      if (version === undefined) return await openAndMigrate(data)
      const copy = await backUpBeforeMigration(dataDir, version)
      return await openAndMigrate(data, (names) =>
        inform?.(`${describeMigration(names)}; a copy from before is in ${copy}.`),
      )
    } finally {
      unlock?.()
    }
  } catch (error) {
    throw describeSqliteError(error, file)
  }
}

async function openMigrated(data: WriterData): Promise<Db> {
  const db = openDatabase(data)
  // Kysely does not close what it has not used.
  await sql`select 1`.execute(db)
  return db
}

async function openAndMigrate(
  data: WriterData,
  onMigrated?: (names: readonly string[]) => void,
): Promise<Db> {
  const db = openDatabase(data)
  try {
    const names = await migrate(db)
    onMigrated?.(names)
    return db
  } catch (error) {
    await db.destroy()
    throw error
  }
}

const openDatabase = (data: WriterData): Db =>
  new Kysely<Database>({
    dialect: new SplitDialect(data),
    plugins: [new CamelCasePlugin()],
  })
