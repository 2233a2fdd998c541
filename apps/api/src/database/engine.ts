import { type Kysely, PostgresAdapter } from 'kysely'

/** Whether a database is PostgreSQL; otherwise it is SQLite. */
export const isPostgres = <Tables>(db: Kysely<Tables>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter
