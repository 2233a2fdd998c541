import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../engine.ts'

/** New e-mail addresses of accounts, until they are confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const id = isPostgres(db) ? 'bigint' : 'integer'
  const key = isPostgres(db) ? 'text collate "C"' : 'text'
  const statements = [
    `create table email_changes (
      user_id ${id} primary key references users (id) on delete cascade,
      email ${key} not null,
      token_hash ${key},
      expires_at bigint not null
    )`,
    'create unique index email_changes_by_token on email_changes (token_hash)',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
