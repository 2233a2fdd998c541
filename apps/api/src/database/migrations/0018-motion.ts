import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/** Pictures that move, and the animations of memes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const images = () => db.schema.alterTable('images')
  await images().addColumn('frames', 'integer').execute()
  await images().addColumn('duration', 'integer').execute()
  // The collation of the ids that it refers to: PostgreSQL could not use an index of another one.
  const id = isPostgres(db) ? sql`text collate "C"` : 'text'
  for (const name of ['animation', 'gif']) {
    await db.schema
      .alterTable('memes')
      .addColumn(`${name}_id`, id, (column) => column.references('images.id'))
      .execute()
    // Without it, deleting an image reads the whole table.
    await db.schema.createIndex(`memes_by_${name}`).on('memes').column(`${name}_id`).execute()
  }
}
