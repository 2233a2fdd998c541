import { type Kysely, sql } from 'kysely'

/** A meme has no thumbnail until it is first viewed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // As in 0004: SQLite can't remove `not null` from a column.
  await db.schema
    .alterTable('memes')
    .addColumn('nullable_thumbnail', 'text', (column) => column.references('images.id'))
    .execute()
  await sql`update memes set nullable_thumbnail = thumbnail_id`.execute(db)
  await db.schema.dropIndex('memes_by_thumbnail').execute()
  await db.schema.alterTable('memes').dropColumn('thumbnail_id').execute()
  await db.schema.alterTable('memes').renameColumn('nullable_thumbnail', 'thumbnail_id').execute()
  await db.schema.createIndex('memes_by_thumbnail').on('memes').column('thumbnail_id').execute()
}
