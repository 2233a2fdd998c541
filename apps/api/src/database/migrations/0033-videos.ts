import { sqlMigration } from '../sql-migration.ts'

/**
 * The MP4s of memes that move. While the servers of a site are replaced, those of the previous version
 * draw memes again without knowing of MP4s: a meme whose animation has changed has none.
 */
export const up = sqlMigration(({ key, isOnPostgres }) => [
  `alter table memes add column mp4_id ${key} references images (id)`,
  // Without it, deleting an image reads the whole table.
  'create index memes_by_mp4 on memes (mp4_id)',
  ...(isOnPostgres ? POSTGRES : SQLITE),
])

const SQLITE = [
  `create trigger memes_moved_without_mp4 after update of animation_id on memes
    when new.animation_id is not old.animation_id and new.mp4_id is not null
      and new.mp4_id is old.mp4_id
    begin
      update memes set mp4_id = null where id = new.id;
    end`,
]

const POSTGRES = [
  `create function forget_mp4() returns trigger language plpgsql as $$
    begin
      new.mp4_id := null;
      return new;
    end $$`,
  // Its name makes it run after "memes_drawn_without_animation", which also changes the animation.
  `create trigger memes_moved_without_mp4 before update on memes for each row
    when (new.animation_id is distinct from old.animation_id and new.mp4_id is not null
      and new.mp4_id is not distinct from old.mp4_id)
    execute function forget_mp4()`,
]
