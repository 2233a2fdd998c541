import { sqlMigration } from '../sql-migration.ts'

/** Expired password links are deleted without reading all links. */
export const up = sqlMigration(() => [
  'create index password_resets_by_expiry on password_resets (expires_at)',
])
