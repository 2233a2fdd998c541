import { sqlMigration } from '../sql-migration.ts'

/** Keys with which programs act for a user. Only their hashes are stored. */
export const up = sqlMigration(({ isOnPostgres, id, newId, key }) => [
  `create table api_keys (
    id ${isOnPostgres ? newId : 'integer primary key'},
    user_id ${id} not null references users (id) on delete cascade,
    name text not null,
    scope ${key} not null,
    token_hash ${key} not null,
    created_at bigint not null,
    expires_at bigint,
    last_used_at bigint
  )`,
  'create unique index api_keys_by_token on api_keys (token_hash)',
  'create index api_keys_of_user on api_keys (user_id)',
])
