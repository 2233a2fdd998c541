import { sqlMigration } from '../sql-migration.ts'

/** Passkeys, and what is asked of browsers that make or prove one, until they answer. */
export const up = sqlMigration(({ id, newId, key, bytes }) => [
  `create table passkeys (
    id ${newId},
    user_id ${id} not null references users (id) on delete cascade,
    credential_id ${key} not null,
    rp_id ${key} not null,
    user_handle ${key} not null,
    public_key ${bytes} not null,
    counter bigint not null,
    name text not null,
    created_at bigint not null,
    last_used_at bigint
  )`,
  'create unique index passkeys_by_credential on passkeys (credential_id)',
  'create index passkeys_of_user on passkeys (user_id)',
  `create table passkey_challenges (
    challenge_hash ${key} primary key,
    purpose ${key} not null,
    holder_hash ${key} not null,
    data text not null,
    expires_at bigint not null
  )`,
  'create index passkey_challenges_by_expiry on passkey_challenges (expires_at)',
])
