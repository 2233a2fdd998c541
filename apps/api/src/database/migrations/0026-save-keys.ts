import { sqlMigration } from '../sql-migration.ts'

/**
 * The keys that clients give their saves, so that a save that is sent again does not make a second meme.
 * A key outlives its meme: a save that is repeated after its meme was deleted is not a new one.
 */
export const up = sqlMigration(({ id, key, clustered }) => [
  `create table save_keys (
    user_id ${id} not null references users (id) on delete cascade,
    save_key ${key} not null,
    meme_id ${id} not null,
    saved_at bigint not null,
    primary key (user_id, save_key)
  ) ${clustered}`,
  'create index save_keys_by_time on save_keys (saved_at)',
])
