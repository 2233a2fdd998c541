import { sqlMigration } from '../sql-migration.ts'

/** The zones of templates, pictures of their examples, and whether starter templates are current. */
export const up = sqlMigration(() => [
  'alter table templates add column layers text',
  'alter table templates add column example_id text references images (id)',
  'alter table templates add column seed_hash text',
  'create index templates_by_example on templates (example_id)',
])
