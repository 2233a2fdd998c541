import { sqlMigration } from '../sql-migration.ts'

/**
 * Imported templates: the origin of each picture, the slugs that were removed for good, and a
 * version number that every change increments, so that a cached list is known to be stale whichever
 * process made the change.
 */
export const up = sqlMigration(() => [
  'alter table templates add column source_hash text',
  'create index templates_by_source_hash on templates (source_hash)',
  'create table removed_templates (slug text primary key, removed_at integer not null)',
  'create table template_revision (revision integer not null)',
  'insert into template_revision (revision) values (1)',
  ...['insert', 'update', 'delete'].map(
    (change) => `create trigger template_revision_after_${change} after ${change} on templates
      begin update template_revision set revision = revision + 1; end`,
  ),
])
