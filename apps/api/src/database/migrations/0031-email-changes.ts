import { sqlMigration } from '../sql-migration.ts'

/** New e-mail addresses of accounts, until they are confirmed. */
export const up = sqlMigration(({ id, key }) => [
  `create table email_changes (
    user_id ${id} primary key references users (id) on delete cascade,
    email ${key} not null,
    token_hash ${key},
    expires_at bigint not null
  )`,
  'create unique index email_changes_by_token on email_changes (token_hash)',
])
