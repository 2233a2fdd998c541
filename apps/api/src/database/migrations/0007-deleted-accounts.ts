import { sqlMigration } from '../sql-migration.ts'

/** An account is marked as deleted at once; its data is removed in batches afterwards. */
export const up = sqlMigration(() => [
  'alter table users add column deleted_at integer',
  'create index users_deleted on users (deleted_at) where deleted_at is not null',
])
