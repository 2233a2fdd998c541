import { sql } from 'kysely'
import { connectPostgres } from './postgres/connect-postgres.ts'
import type { Db } from './schema.ts'
import { connectSqlite, type SqliteOptions } from './sqlite/connect-sqlite.ts'

/** Where the database is. */
export interface DatabaseAddress {
  /** The address of a PostgreSQL database; undefined for SQLite in the data folder. */
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}

/**
 * Opens the database, creates its tables if they are missing, and migrates them.
 *
 * @throws Error with a sentence for the operator when it can't be used; it is unchanged then
 */
export const connect = (
  { databaseUrl, dataDir }: DatabaseAddress,
  options: SqliteOptions & { readonly onConnectionLost?: (error: Error) => void } = {},
): Promise<Db> =>
  databaseUrl === undefined
    ? connectSqlite(dataDir, options)
    : connectPostgres(databaseUrl, options.onConnectionLost)

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
