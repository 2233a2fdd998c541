import { sqlMigration } from '../sql-migration.ts'

/** Makes decisions of takedowns from before there were any, so that their owners can appeal against them. */
export const up = sqlMigration(() => [
  `insert into decisions (user_id, share_id, title, act, reason, details, made_at)
    select memes.user_id, memes.share_id, memes.title, 'removed', 'other', takedowns.reason, takedowns.taken_down_at
      from takedowns join memes on memes.share_id = takedowns.share_id
      where not exists (
        select 1 from decisions where decisions.share_id = takedowns.share_id and decisions.act = 'removed'
      )
      order by takedowns.taken_down_at`,
])
