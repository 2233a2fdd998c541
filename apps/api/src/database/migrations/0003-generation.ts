import type { Kysely } from 'kysely'

/**
 * The prompt and description of a generated meme, and the generations that count toward each user's
 * hourly quota.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('memes').addColumn('image_description', 'text').execute()
  await db.schema.alterTable('memes').addColumn('ai_prompt', 'text').execute()

  // Separate from the memes: deleting a meme does not restore quota.
  await db.schema
    .createTable('generations')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('started_at', 'integer', (column) => column.notNull())
    .addColumn('finished_at', 'integer')
    .execute()
  await db.schema
    .createIndex('generations_by_user')
    .on('generations')
    .columns(['user_id', 'started_at'])
    .execute()
}
