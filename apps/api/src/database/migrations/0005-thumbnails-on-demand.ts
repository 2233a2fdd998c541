import { sqlMigration } from '../sql-migration.ts'

/** A meme has no thumbnail until it is first viewed. */
export const up = sqlMigration(() => [
  // As in 0004: SQLite can't remove `not null` from a column.
  'alter table memes add column nullable_thumbnail text references images (id)',
  'update memes set nullable_thumbnail = thumbnail_id',
  'drop index memes_by_thumbnail',
  'alter table memes drop column thumbnail_id',
  'alter table memes rename column nullable_thumbnail to thumbnail_id',
  'create index memes_by_thumbnail on memes (thumbnail_id)',
])
