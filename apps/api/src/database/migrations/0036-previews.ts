import { sqlMigration } from '../sql-migration.ts'

/**
 * The small JPEGs of memes, for the previews of links. While the servers of a site are replaced, those of
 * the version before draw memes again and do not know of them: a meme whose picture has changed has none.
 */
export const up = sqlMigration(({ key, isOnPostgres }) => [
  `alter table memes add column preview_id ${key} references images (id)`,
  // Without it, deleting an image reads the whole table.
  'create index memes_by_preview on memes (preview_id)',
  ...(isOnPostgres ? POSTGRES : SQLITE),
])

const SQLITE = [
  `create trigger memes_drawn_without_preview after update of image_id on memes
    when new.image_id is not old.image_id and new.preview_id is not null
      and new.preview_id is old.preview_id
    begin
      update memes set preview_id = null where id = new.id;
    end`,
]

const POSTGRES = [
  `create function forget_preview() returns trigger language plpgsql as $$
    begin
      new.preview_id := null;
      return new;
    end $$`,
  `create trigger memes_drawn_without_preview before update on memes for each row
    when (new.image_id is distinct from old.image_id and new.preview_id is not null
      and new.preview_id is not distinct from old.preview_id)
    execute function forget_preview()`,
]
