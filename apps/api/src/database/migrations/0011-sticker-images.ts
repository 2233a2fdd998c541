import { sqlMigration } from '../sql-migration.ts'

/** The uploads that are stickers of memes, which keep them from being removed as unused. */
export const up = sqlMigration(() => [
  `create table sticker_images (
    meme_id integer not null references memes (id) on delete cascade,
    image_id text not null references images (id),
    primary key (meme_id, image_id)
  )`,
  // Without it, deleting an image reads the whole table.
  'create index sticker_images_image_id on sticker_images (image_id)',
])
