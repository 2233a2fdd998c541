import type { Kysely } from 'kysely'

/** The uploads that are stickers of memes, which keep them from being removed as unused. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sticker_images')
    .addColumn('meme_id', 'integer', (column) =>
      column.notNull().references('memes.id').onDelete('cascade'),
    )
    .addColumn('image_id', 'text', (column) => column.notNull().references('images.id'))
    .addPrimaryKeyConstraint('sticker_images_pk', ['meme_id', 'image_id'])
    .execute()
  // Without it, deleting an image reads the whole table.
  await db.schema
    .createIndex('sticker_images_image_id')
    .on('sticker_images')
    .column('image_id')
    .execute()
}
