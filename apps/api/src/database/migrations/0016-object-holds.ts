import { sqlMigration } from '../sql-migration.ts'

/** While a backup reads the bucket, no server removes objects from it. */
export const up = sqlMigration(() => [
  'create table object_holds (id text primary key, ends_at bigint not null)',
])
