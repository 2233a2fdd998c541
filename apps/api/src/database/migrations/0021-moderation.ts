import { sqlMigration } from '../sql-migration.ts'

/** Suspended accounts, memes that the operator takes down, and reports about memes. */
export const up = sqlMigration(({ id, newId, key }) => [
  'alter table users add column suspended_at bigint',
  // A link stays taken down when its meme is gone.
  `create table takedowns (
    share_id ${key} primary key,
    meme_id ${id} not null,
    reason text not null,
    taken_down_at bigint not null
  )`,
  `create table reports (
    id ${newId},
    meme_id ${id} not null references memes (id) on delete cascade,
    reason text not null,
    details text not null,
    created_at bigint not null,
    handled_at bigint
  )`,
  'create index reports_by_meme on reports (meme_id)',
  'create index reports_open on reports (id) where handled_at is null',
])
