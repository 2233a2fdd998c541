import { type Kysely, sql } from 'kysely'

/**
 * Imported templates: the origin of each picture, the slugs that were removed for good, and a
 * version number that every change increments, so that a cached list is known to be stale whichever
 * process made the change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('templates').addColumn('source_hash', 'text').execute()
  await db.schema
    .createIndex('templates_by_source_hash')
    .on('templates')
    .column('source_hash')
    .execute()

  await db.schema
    .createTable('removed_templates')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('removed_at', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('template_revision')
    .addColumn('revision', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into template_revision (revision) values (1)`.execute(db)
  for (const change of ['insert', 'update', 'delete']) {
    await sql`
      create trigger ${sql.ref(`template_revision_after_${change}`)}
      after ${sql.raw(change)} on templates
      begin
        update template_revision set revision = revision + 1;
      end
    `.execute(db)
  }
}
