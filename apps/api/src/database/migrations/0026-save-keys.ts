import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/**
 * The keys that clients give their saves, so that a save which is sent again makes no second meme. A
 * key outlives its meme: a save that is repeated after its meme was deleted is not a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = isPostgres(db) ? 'bigint' : 'integer'
  const key = isPostgres(db) ? 'text collate "C"' : 'text'
  // Rows are in the order of their key, as in an index.
  const clustered = isPostgres(db) ? '' : 'without rowid'
  const statements = [
    `create table save_keys (
      user_id ${id} not null references users (id) on delete cascade,
      save_key ${key} not null,
      meme_id ${id} not null,
      saved_at bigint not null,
      primary key (user_id, save_key)
    ) ${clustered}`,
    'create index save_keys_by_time on save_keys (saved_at)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
