import type { Kysely } from 'kysely'

/** While a backup reads the bucket, no server removes objects from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('object_holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
}
