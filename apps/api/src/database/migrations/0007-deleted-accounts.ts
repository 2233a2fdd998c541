import { type Kysely, sql } from 'kysely'

/** An account is marked as deleted at once; its data is removed in batches afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('users').addColumn('deleted_at', 'integer').execute()
  await sql`
    create index users_deleted on users (deleted_at) where deleted_at is not null
  `.execute(db)
}
