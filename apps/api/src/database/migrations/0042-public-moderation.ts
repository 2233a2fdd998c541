import { sqlMigration } from '../sql-migration.ts'

/**
 * What administrators decide about memes, as their owners see it; what became of reports; what taken-down
 * pictures look like; and why a meme waits to be let into the public side.
 */
export const up = sqlMigration(({ id, newId, key, bytes, clustered }) => [
  `create table decisions (
    id ${newId},
    user_id ${id} not null references users (id) on delete cascade,
    share_id ${key} not null,
    title text not null,
    act ${key} not null,
    reason ${key} not null,
    details text not null,
    made_at bigint not null,
    appeal text,
    appealed_at bigint,
    answer text,
    was_reversed integer,
    answered_at bigint
  )`,
  'create index decisions_of_user on decisions (user_id, id)',
  'create index open_appeals on decisions (appealed_at, id) where appealed_at is not null and answered_at is null',
  `alter table reports add column ticket_hash ${key}`,
  `alter table reports add column outcome ${key}`,
  'create unique index reports_by_ticket on reports (ticket_hash)',
  `create table taken_down_prints (
    share_id ${key} primary key,
    prints ${bytes} not null
  ) ${clustered}`,
  `alter table public_memes add column held ${key} not null default ''`,
  'create index public_memes_waiting on public_memes (state, shown_at, meme_id)',
  // How many memes a new account has shown lately.
  'create index public_memes_lately on public_memes (user_id, shown_at)',
])
