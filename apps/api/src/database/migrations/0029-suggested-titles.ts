import type { Kysely } from 'kysely'

/** The generator's title for a meme whose user gave none. Memes of before have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('memes').addColumn('suggested_title', 'text').execute()
}
