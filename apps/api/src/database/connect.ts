import { tightenPermissions } from './permissions.ts'
import type { PostgresOptions } from './postgres/connect-postgres.ts'
import type { Db } from './schema.ts'
import { connectSqlite, type SqliteOptions } from './sqlite/connect-sqlite.ts'

/** Where the database is. */
export interface DatabaseAddress {
  /** The address of a PostgreSQL database; undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

interface ConnectOptions extends SqliteOptions, PostgresOptions {
  /** Tightens the permissions of the data folder; called if that is not possible. */
  readonly warn?: (sentence: string) => void
}

/**
 * Opens the database, creates its tables if they are missing, and migrates them.
 *
 * @throws Error with a sentence for the operator when it can't be used; it is unchanged then
 */
export async function connect(
  { databaseUrl, dataDir }: DatabaseAddress,
  { warn, ...options }: ConnectOptions = {},
): Promise<Db> {
  if (databaseUrl !== undefined) {
    // Loaded on demand, like everything that only some sites use.
    const { connectPostgres } = await import('./postgres/connect-postgres.ts')
    return await connectPostgres(databaseUrl, options)
  }
  const db = await connectSqlite(dataDir, options)
  if (warn !== undefined) tightenPermissions(dataDir, warn)
  return db
}

/** Resolves when the database can be written to; does not change any data. */
export async function checkWritable(db: Db): Promise<void> {
  await db
    .updateTable('templateRevision')
    .set(({ ref }) => ({ revision: ref('revision') }))
    .execute()
}
