import { sqlMigration } from '../sql-migration.ts'

/** The handle that a user had before, which nobody else gets for a while. */
export const up = sqlMigration(({ key }) => [
  `alter table users add column previous_handle_key ${key}`,
  'alter table users add column handle_changed_at bigint',
  'create index users_by_previous_handle on users (previous_handle_key) where previous_handle_key is not null',
])
