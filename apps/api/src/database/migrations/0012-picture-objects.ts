import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/**
 * The objects in the bucket that have no record: their record is about to be stored, or was
 * deleted. A picture whose bytes are in the bucket has no bytes in its row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('picture_objects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('picture_objects_by_age')
    .on('picture_objects')
    .column('since')
    .execute()
  const add = 'insert into picture_objects (id, since) values (old.id, 0);'
  const isInBucket = 'octet_length(old.data) = 0'
  if (!isPostgres(db)) {
    await sql
      .raw(
        `create trigger picture_objects_after_image_delete after delete on images
          when ${isInBucket} begin ${add} end`,
      )
      .execute(db)
    return
  }
  await sql
    .raw(
      `create function add_picture_object() returns trigger language plpgsql as $$
        begin ${add} return null; end $$`,
    )
    .execute(db)
  await sql
    .raw(
      `create trigger picture_objects_after_image_delete after delete on images
        for each row when (${isInBucket}) execute function add_picture_object()`,
    )
    .execute(db)
}
