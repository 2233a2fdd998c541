import { sqlMigration } from '../sql-migration.ts'

/**
 * The prompt and description of a generated meme, and the generations that count toward each user's
 * hourly quota.
 */
export const up = sqlMigration(() => [
  'alter table memes add column image_description text',
  'alter table memes add column ai_prompt text',
  // Separate from the memes: deleting a meme does not restore quota.
  `create table generations (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    started_at integer not null,
    finished_at integer
  )`,
  'create index generations_by_user on generations (user_id, started_at)',
])
