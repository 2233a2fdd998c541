import { sqlMigration } from '../sql-migration.ts'

/**
 * While the servers of a site are replaced, those of the previous version still save memes. They do not
 * know of animations and words: a meme that such a server draws again has no animation, and its words
 * must be added again.
 */
export const up = sqlMigration(({ isOnPostgres }) => (isOnPostgres ? POSTGRES : SQLITE))

const SQLITE = [
  `create trigger memes_drawn_without_animation after update of image_id on memes
    when new.image_id is not old.image_id and new.animation_id is not null
      and new.animation_id is old.animation_id
    begin
      update memes set animation_id = null, gif_id = null where id = new.id;
    end`,
  // A server that knows of words sets the version in a later statement.
  `create trigger memes_changed_without_words after update of title, document on memes
    when new.title is not old.title or new.document is not old.document
    begin
      update memes set words_version = 0 where id = new.id;
    end`,
]

const POSTGRES = [
  `create function forget_animation() returns trigger language plpgsql as $$
    begin
      new.animation_id := null;
      new.gif_id := null;
      return new;
    end $$`,
  `create trigger memes_drawn_without_animation before update of image_id on memes for each row
    when (new.image_id is distinct from old.image_id and new.animation_id is not null
      and new.animation_id is not distinct from old.animation_id)
    execute function forget_animation()`,
  `create function forget_words() returns trigger language plpgsql as $$
    begin
      new.words_version := 0;
      return new;
    end $$`,
  `create trigger memes_changed_without_words before update of title, document on memes for each row
    when (new.title is distinct from old.title or new.document is distinct from old.document)
    execute function forget_words()`,
]
