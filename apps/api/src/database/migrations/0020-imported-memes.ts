import { sqlMigration } from '../sql-migration.ts'

/** Which meme of another collection a meme was imported from, so that it is imported once. */
export const up = sqlMigration(({ key }) => [
  `alter table memes add column imported_from ${key}`,
  `create unique index memes_imported on memes (user_id, imported_from)
    where imported_from is not null`,
  'create index memes_moving on memes (user_id, id desc) where animation_id is not null',
])
