import { sqlMigration } from '../sql-migration.ts'

/** Devanagari letters that are stored as one with their nukta, and what is left without it. */
const LETTERS = [
  ['\u0929', '\u0928'],
  ['\u0931', '\u0930'],
  ['\u0934', '\u0933'],
  // All others have it after them in what is stored, which is in NFC.
  ['\u093c', ''],
] as const

const withoutNukta = (column: string): string =>
  LETTERS.reduce((text, [from, to]) => `replace(${text}, '${from}', '${to}')`, column)

/**
 * Makes the search words of Hindi memes anew, which were stored with the nukta that many leave out, and
 * with them what everybody finds; and stores the keys of tags without it. Tags of a meme that have
 * become one are kept once.
 */
export const up = sqlMigration(() => [
  `update memes set words_version = 0
    where id in (select meme_id from meme_words where word <> ${withoutNukta('word')})
      or id in (select meme_id from meme_tags where tag_key <> ${withoutNukta('tag_key')})`,
  // Of those with a nukta alone, so that the others are not looked up.
  `delete from meme_tags where tag_key <> ${withoutNukta('tag_key')} and exists (
    select 1 from meme_tags other
      where other.meme_id = meme_tags.meme_id and other.tag_key <> meme_tags.tag_key
        and ${withoutNukta('other.tag_key')} = ${withoutNukta('meme_tags.tag_key')}
        and (other.tag_key = ${withoutNukta('other.tag_key')} or other.tag_key < meme_tags.tag_key)
  )`,
  `update meme_tags set tag_key = ${withoutNukta('tag_key')}
    where tag_key <> ${withoutNukta('tag_key')}`,
])
