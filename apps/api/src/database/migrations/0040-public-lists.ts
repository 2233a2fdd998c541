import { sqlMigration } from '../sql-migration.ts'

/**
 * The words and tags of memes in public, which everybody searches. They have the place of their meme in
 * each order, so that the list of a tag is read from one index. The words of memes that are in public
 * already are stored in the background.
 */
export const up = sqlMigration(({ id, key }) => [
  `create table public_words (
    word ${key} not null,
    meme_id ${id} not null references public_memes (meme_id) on delete cascade,
    weight integer not null
  )`,
  'create unique index public_words_by_word on public_words (word, meme_id desc, weight)',
  'create index public_words_of_meme on public_words (meme_id)',
  `create table public_tags (
    tag_key ${key} not null,
    meme_id ${id} not null references public_memes (meme_id) on delete cascade,
    tag text not null,
    shown_at bigint not null,
    popularity double precision not null,
    primary key (meme_id, tag_key)
  )`,
  'create index public_tags_newest on public_tags (tag_key, shown_at desc, meme_id desc)',
  'create index public_tags_popular on public_tags (tag_key, popularity desc, meme_id desc)',
  'create index public_tags_latest on public_tags (shown_at desc, tag_key)',
  'update memes set words_version = 0 where id in (select meme_id from public_memes)',
])
