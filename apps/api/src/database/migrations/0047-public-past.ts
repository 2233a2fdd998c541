import { sqlMigration } from '../sql-migration.ts'

/**
 * When an owner takes a meme back, the date it was first shown stays, so that it returns to its place, and
 * so does the reason why an administrator refused it. For a meme that is already in public, the date counts
 * from its next change.
 */
export const up = sqlMigration(() => [
  'alter table memes add column put_in_public_at bigint',
  'alter table memes add column let_in_at bigint',
  'alter table memes add column kept_out_reason text',
  `update memes
    set kept_out_reason = (select reason from public_memes where meme_id = memes.id)
    where id in (select meme_id from public_memes where state = 'refused')`,
  `create index memes_put_in_public on memes (user_id, put_in_public_at)
    where put_in_public_at is not null`,
  'drop index public_memes_lately',
])
