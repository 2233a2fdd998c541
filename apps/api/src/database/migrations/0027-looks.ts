import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/**
 * What a meme looks like: a hash of its picture, by which duplicates are found. That of existing memes
 * is added by the server while it runs, and so is that of a meme that a server of the version before
 * draws again. Besides, searches on PostgreSQL take a third of the time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const key = isPostgres(db) ? 'text collate "C"' : 'text'
  const statements = [
    `alter table memes add column look ${key}`,
    'create index memes_by_look on memes (user_id, look, id) where look is not null',
    'create index memes_without_look on memes (id) where look is null',
    ...(isPostgres(db) ? POSTGRES : SQLITE),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const SQLITE = [
  `create trigger memes_drawn_without_look after update of image_id on memes
    when new.image_id is not old.image_id and new.look is old.look and new.look is not null
    begin
      update memes set look = null where id = new.id;
    end`,
]

const POSTGRES = [
  // A search reads the weights from the index, which SQLite's tables are.
  `alter table meme_words drop constraint meme_words_pkey,
    add primary key (user_id, word, meme_id) include (weight)`,
  `create function forget_look() returns trigger language plpgsql as $$
    begin
      new.look := null;
      return new;
    end $$`,
  `create trigger memes_drawn_without_look before update of image_id on memes for each row
    when (new.image_id is distinct from old.image_id and new.look is not distinct from old.look)
    execute function forget_look()`,
]
