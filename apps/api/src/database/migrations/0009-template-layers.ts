import type { Kysely } from 'kysely'

/** The zones of templates, pictures of their examples, and whether starter templates are current. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const templates = () => db.schema.alterTable('templates')
  await templates().addColumn('layers', 'text').execute()
  await templates()
    .addColumn('example_id', 'text', (column) => column.references('images.id'))
    .execute()
  await templates().addColumn('seed_hash', 'text').execute()
  await db.schema.createIndex('templates_by_example').on('templates').column('example_id').execute()
}
