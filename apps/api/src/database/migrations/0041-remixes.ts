import { sqlMigration } from '../sql-migration.ts'

/**
 * After which meme in public a meme was made. It outlives that meme, but not the account of the person whom
 * it names.
 */
export const up = sqlMigration(({ id, key }) => [
  `create table remixes (
    meme_id ${id} primary key references memes (id) on delete cascade,
    author_id ${id} not null references users (id) on delete cascade,
    original ${key} not null
  )`,
  'create index remixes_of_author on remixes (author_id)',
])
