import { readdirSync } from 'node:fs'
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const FOLDER = new URL('./migrations/', import.meta.url)

/** Every migration, in order. A number is never reused, and a released file never changes. */
export const MIGRATION_NAMES: readonly string[] = readdirSync(FOLDER)
  .filter((file) => /^\d{4}-[\w-]+\.ts$/.test(file))
  .map((file) => file.replace('.ts', ''))
  .sort()

async function readMigrations(): Promise<Record<string, Migration>> {
  const read = async (name: string): Promise<[string, Migration]> => {
    const migration: Migration = await import(new URL(`${name}.ts`, FOLDER).href)
    return [name, migration]
  }
  return Object.fromEntries(await Promise.all(MIGRATION_NAMES.map(read)))
}

/**
 * Migrates the tables in one transaction.
 *
 * @throws SqliteError; the tables are unchanged then
 */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) throw error
}
