import type { Kysely } from 'kysely'

/** The time of the last replacement of a meme's drawing; null for a drawing that is the first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('memes').addColumn('updated_at', 'integer').execute()
}
