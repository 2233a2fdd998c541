import { sqlMigration } from '../sql-migration.ts'

/**
 * The hash of each meme's picture, for finding duplicates. The running server adds those of existing
 * memes, and of memes that a server of the previous version draws again. Also makes searches on
 * PostgreSQL three times as fast.
 */
export const up = sqlMigration(({ key, isOnPostgres }) => [
  `alter table memes add column picture_hash ${key}`,
  'create index memes_by_picture_hash on memes (user_id, picture_hash, id) where picture_hash is not null',
  'create index memes_without_picture_hash on memes (id) where picture_hash is null',
  ...(isOnPostgres ? POSTGRES : SQLITE),
])

const SQLITE = [
  `create trigger memes_drawn_without_hash after update of image_id on memes
    when new.image_id is not old.image_id and new.picture_hash is old.picture_hash and new.picture_hash is not null
    begin
      update memes set picture_hash = null where id = new.id;
    end`,
]

const POSTGRES = [
  // A search reads the weights from the index. In SQLite, the table itself is one.
  `alter table meme_words drop constraint meme_words_pkey,
    add primary key (user_id, word, meme_id) include (weight)`,
  `create function forget_picture_hash() returns trigger language plpgsql as $$
    begin
      new.picture_hash := null;
      return new;
    end $$`,
  `create trigger memes_drawn_without_hash before update of image_id on memes for each row
    when (new.image_id is distinct from old.image_id and new.picture_hash is not distinct from old.picture_hash)
    execute function forget_picture_hash()`,
]
