import { sqlMigration } from '../sql-migration.ts'

/** Accounts without a password, single sign-on identities, and links that set a password. */
export const up = sqlMigration(() => [
  // SQLite can't remove `not null` from a column, and recreating the table would delete every meme
  // by cascade.
  'alter table users add column nullable_hash text',
  'update users set nullable_hash = password_hash',
  'alter table users drop column password_hash',
  'alter table users rename column nullable_hash to password_hash',

  `create table identities (
    issuer text not null,
    subject text not null,
    user_id integer not null references users (id) on delete cascade,
    created_at integer not null,
    primary key (issuer, subject)
  )`,
  'create index identities_by_user on identities (user_id)',
  `create table password_resets (
    token_hash text primary key,
    user_id integer not null references users (id) on delete cascade,
    expires_at integer not null
  )`,
  'create index password_resets_by_user on password_resets (user_id)',
])
