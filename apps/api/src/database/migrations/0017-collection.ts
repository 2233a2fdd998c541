import { sqlMigration } from '../sql-migration.ts'

/**
 * Tags, favorites, the search words of memes, and deletions that can be undone. The running server adds
 * the words of existing memes, a few memes at a time.
 */
export const up = sqlMigration(({ isOnPostgres, id, key, clustered }) => {
  const ofUser = `user_id ${id} not null references users (id) on delete cascade`
  const ofMeme = `meme_id ${id} not null references memes (id) on delete cascade`
  return [
    `alter table memes add column tags text not null default '[]'`,
    'alter table memes add column is_favorite smallint not null default 0',
    // 0 until the words of the meme are stored.
    'alter table memes add column words_version smallint not null default 0',
    `create index memes_without_words on memes (id) where words_version = 0`,
    'create index memes_favorite on memes (user_id, id desc) where is_favorite = 1',
    'create index memes_generated on memes (user_id, id desc) where ai_prompt is not null',
    'create index memes_edited on memes (user_id, id desc) where ai_prompt is null',
    `alter table memes add column title_key ${key} not null default ''`,
    'create index memes_by_title on memes (user_id, title_key, id desc)',

    `create table meme_words (
      ${ofUser}, word ${key} not null, ${ofMeme}, weight smallint not null,
      primary key (user_id, word, meme_id)
    ) ${clustered}`,
    'create index meme_words_by_meme on meme_words (meme_id)',
    `create table user_words (${ofUser}, word ${key} not null, primary key (user_id, word))
      ${clustered}`,

    `create table meme_tags (
      ${ofUser}, tag_key ${key} not null, ${ofMeme}, tag text not null,
      primary key (user_id, tag_key, meme_id)
    ) ${clustered}`,
    'create index meme_tags_by_meme on meme_tags (meme_id)',

    `create table deleted_memes (
      meme_id ${id} primary key references memes (id) on delete cascade,
      ${ofUser}, deleted_at bigint not null
    )`,
    'create index deleted_memes_by_user on deleted_memes (user_id, meme_id)',
    'create index deleted_memes_by_time on deleted_memes (deleted_at)',
    ...(isOnPostgres ? POSTGRES_TRIGGERS : SQLITE_TRIGGERS),
  ]
})

// A deleted meme does not count from the moment of its deletion. Purging it deletes both rows: that of
// the meme, which counts down, and then that of its deletion, which counts up.
const SQLITE_TRIGGERS = [
  ['insert', 'new', '-'],
  ['delete', 'old', '+'],
].map(
  ([event, row, sign]) => `
    create trigger user_storage_after_deletion_${event} after ${event} on deleted_memes begin
      update user_storage set meme_count = meme_count ${sign} 1 where user_id = ${row}.user_id;
    end`,
)

const POSTGRES_TRIGGERS = [
  ['insert', 'new', '-'],
  ['delete', 'old', '+'],
].flatMap(([event, rows, sign]) => {
  const name = `user_storage_after_${event}_of_deleted_memes`
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      update user_storage set meme_count = meme_count ${sign} changed.memes
        from (select user_id, count(*) as memes from changed_rows group by user_id) changed
        where user_storage.user_id = changed.user_id;
      return null;
    end $$`,
    `create trigger ${name} after ${event} on deleted_memes referencing ${rows} table as changed_rows
      for each statement execute function ${name}()`,
  ]
})
