import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/** How many memes were made from each template, and up to which meme they are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = isPostgres(db) ? 'bigint' : 'integer'
  await sql
    .raw(
      `create table template_uses (
        template_id ${id} primary key references templates (id) on delete cascade,
        uses bigint not null
      )`,
    )
    .execute(db)
  await sql.raw('create table counted_uses (up_to_meme bigint not null)').execute(db)
  await sql`insert into counted_uses (up_to_meme) values (0)`.execute(db)
}
