import { sqlMigration } from '../sql-migration.ts'

/** How many memes were made from each template, and the last meme that was counted. */
export const up = sqlMigration(({ id }) => [
  `create table template_uses (
    template_id ${id} primary key references templates (id) on delete cascade,
    uses bigint not null
  )`,
  'create table counted_uses (up_to_meme bigint not null)',
  'insert into counted_uses (up_to_meme) values (0)',
])
