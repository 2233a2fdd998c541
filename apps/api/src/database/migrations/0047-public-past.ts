import { sqlMigration } from '../sql-migration.ts'

/**
 * What stays of a meme that its owner takes back from the public: when it was put there, so that it has the
 * same place when it is shown again, and why an administrator kept it out. The place of one that is in public already counts from its next change.
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
