import { sqlMigration } from '../sql-migration.ts'

/** Makes the search words of Hindi memes anew, which were stored with the nukta that many leave out. */
export const up = sqlMigration(() => [
  `update memes set words_version = 0
    where id in (select meme_id from meme_words where word like '%\u093c%')`,
])
