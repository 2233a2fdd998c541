import { sqlMigration } from '../sql-migration.ts'

/**
 * The words of memes in public by meme, so that a search can look at the other words of what it found by one
 * of them; and the memes of a word in the order in which a search wants them.
 */
export const up = sqlMigration(() => [
  'create index public_words_best on public_words (word, weight desc, meme_id desc)',
  'create unique index public_words_in_meme on public_words (meme_id, word, weight)',
  'drop index public_words_by_word',
  'drop index public_words_of_meme',
])
