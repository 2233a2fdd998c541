import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/** Which meme of another collection a meme was imported from, so that it is imported once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = isPostgres(db) ? sql`text collate "C"` : 'text'
  await db.schema.alterTable('memes').addColumn('imported_from', key).execute()
  await sql`
    create unique index memes_imported on memes (user_id, imported_from)
    where imported_from is not null
  `.execute(db)
  await sql`
    create index memes_moving on memes (user_id, id desc) where animation_id is not null
  `.execute(db)
}
