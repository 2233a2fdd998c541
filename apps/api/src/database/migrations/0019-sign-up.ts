import { sqlMigration } from '../sql-migration.ts'

/**
 * Invitations, and the verification of e-mail addresses. Existing accounts have nothing to verify, nor
 * do those that a server of the previous version creates.
 */
export const up = sqlMigration(({ id, key }) => [
  'alter table users add column unverified_since bigint',
  `alter table forgotten_passwords add column kind text not null default 'reset'`,
  `create table invitations (
    token_hash ${key} primary key,
    uses_left integer not null,
    created_at bigint not null,
    expires_at bigint not null
  )`,
  'create index invitations_by_expiry on invitations (expires_at)',
  `create table email_verifications (
    token_hash ${key} primary key,
    user_id ${id} not null references users (id) on delete cascade,
    expires_at bigint not null
  )`,
  'create index email_verifications_by_user on email_verifications (user_id)',
  'create index email_verifications_by_expiry on email_verifications (expires_at)',
])
