import { readdirSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { isPostgres } from './engine.ts'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Every migration, in order. A number is never reused, and what a released one does never changes. */
export const MIGRATION_NAMES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))
  .sort()

/** A migration that this version does not know; undefined if it knows all. */
export const newerMigrationIn = (names: readonly string[]): string | undefined =>
  names.find((name) => !MIGRATION_NAMES.includes(name))

/** The last migration before PostgreSQL was supported: on PostgreSQL, the tables begin in this state. */
const BASELINE = '0011-sticker-images'
const BASELINE_FILE = new URL('./postgres/0011-baseline.ts', import.meta.url)

async function readMigrations(startsAtBaseline: boolean): Promise<Record<string, Migration>> {
  const names = MIGRATION_NAMES.filter((name) => !startsAtBaseline || name >= BASELINE)
  const read = async (name: string): Promise<[string, Migration]> => {
    const isBaseline = startsAtBaseline && name === BASELINE
    const file = isBaseline ? BASELINE_FILE : new URL(`${name}.ts`, FOLDER)
    const migration: Migration = await import(file.href)
    return [name, migration]
  }
  return Object.fromEntries(await Promise.all(names.map(read)))
}

/**
 * Migrates the tables in one transaction. If several processes try to migrate a PostgreSQL database at
 * the same time, one does, and the others wait.
 *
 * @returns the names of the migrations that this call applied, in order
 * @throws SqliteError or DatabaseError; the tables are unchanged then
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const provider = { getMigrations: () => readMigrations(isPostgres(db)) }
  const migrator = new Migrator({ db, provider })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** A sentence for the operator, without its full stop. */
export const describeMigration = (names: readonly string[]): string =>
  `The database was brought up to date by ${names.join(', ')}`
