import { sqlMigration } from '../sql-migration.ts'

/**
 * The public side: memes that their owners show, who likes them, and the handles of people. Memes that
 * carried `is_public` before have no row here: they stay out until their owner says so again.
 */
export const up = sqlMigration(({ id, key, clustered }) => [
  'alter table users add column handle text',
  `alter table users add column handle_key ${key}`,
  'create unique index users_by_handle on users (handle_key)',
  `create table public_memes (
    meme_id ${id} primary key references memes (id) on delete cascade,
    user_id ${id} not null references users (id) on delete cascade,
    template_id ${id},
    state ${key} not null,
    reason text not null default '',
    shown_at bigint not null,
    likes integer not null,
    popularity double precision not null,
    shuffle integer not null
  )`,
  // A list reads its page from one of these alone.
  'create index public_memes_newest on public_memes (state, shown_at desc, meme_id desc)',
  'create index public_memes_popular on public_memes (state, popularity desc, meme_id desc)',
  'create index public_memes_random on public_memes (state, shuffle desc, meme_id desc)',
  'create index public_memes_of_user on public_memes (user_id, state, shown_at desc, meme_id desc)',
  `create index public_memes_of_template
    on public_memes (template_id, state, shown_at desc, meme_id desc)`,
  `create index public_memes_popular_of_template
    on public_memes (template_id, state, popularity desc, meme_id desc)`,
  `create table likes (
    meme_id ${id} not null references memes (id) on delete cascade,
    user_id ${id} not null references users (id) on delete cascade,
    liked_at bigint not null,
    primary key (meme_id, user_id)
  ) ${clustered}`,
  'create index likes_of_user on likes (user_id)',
])
