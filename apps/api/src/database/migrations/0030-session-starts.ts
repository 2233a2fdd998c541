import { sqlMigration } from '../sql-migration.ts'

/**
 * When each session began, because it ends after some time even if it is used. Existing sessions, and
 * those that an older server still makes, count as begun at the migration.
 */
export const up = sqlMigration(() => [
  `alter table sessions add column started_at bigint not null default ${Date.now()}`,
  'create index sessions_by_start on sessions (started_at)',
])
