import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/** Files of the web app, for pages that a server of another version has sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('web_files')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('data', isPostgres(db) ? sql`bytea` : 'blob', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
}
