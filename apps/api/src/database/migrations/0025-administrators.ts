import { sqlMigration } from '../sql-migration.ts'

/**
 * Administrators, the log of what they do, who reports a meme, the last mail about reports, and the
 * site's totals for each hour.
 */
export const up = sqlMigration(({ id, newId, key }) => [
  'alter table users add column administrator_since bigint',
  // One row: whoever inserts it is the first administrator.
  `create table first_account (
    id integer primary key check (id = 1),
    created_at bigint not null
  )`,
  // On a site that has accounts already, nobody becomes one by signing up.
  `insert into first_account (id, created_at)
    select 1, min(created_at) from users having count(*) > 0`,
  `create table audit_log (
    id ${newId},
    at bigint not null,
    act text not null,
    actor_id ${id},
    user_id ${id},
    share_id ${key},
    details text not null
  )`,
  'alter table reports add column reporter text',
  'create unique index reports_by_reporter on reports (meme_id, reporter)',
  'create index takedowns_by_meme on takedowns (meme_id)',
  `create table report_mails (
    id integer primary key check (id = 1),
    sent_until ${id} not null,
    next_at bigint not null
  )`,
  `create table site_hours (
    hour bigint primary key,
    users bigint not null,
    memes bigint not null,
    bytes bigint not null
  )`,
])
