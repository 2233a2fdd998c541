import { sql } from 'kysely'
import type { Db } from '../../../../database/schema.ts'
import { endOf } from './meme-words.repository.ts'

/** The words that a search looks in: those of a user's collection, or those of all memes in public. */
export interface SearchedWords {
  /** Whether any word begins with a text. */
  readonly hasWordFrom: (beginning: string) => Promise<boolean>
  /** Different words that a term may be a part or a misspelling of, in their order. */
  readonly listLike: (term: string, limit: number) => Promise<string[]>
}

/** The words of a user's collection. */
export const wordsOfUser = (db: Db, userId: number): SearchedWords => ({
  async hasWordFrom(beginning) {
    const row = await db
      .selectFrom('userWords')
      .select('word')
      .where('userId', '=', userId)
      .where('word', '>=', beginning)
      .where('word', '<', endOf(beginning))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
  async listLike(_term, limit) {
    const rows = await db
      .selectFrom('userWords')
      .select('word')
      .where('userId', '=', userId)
      .orderBy('word')
      .limit(limit)
      .execute()
    return rows.map(({ word }) => word)
  },
})

/** Each is a step in the index; takes 20 ms. */
const MAX_PUBLIC_WORDS = 5000

/**
 * The words of all memes in public. A misspelled word is compared with those that begin with the same letter:
 * a million memes have too many words for more.
 */
export const publicWords = (db: Db): SearchedWords => ({
  async hasWordFrom(beginning) {
    const row = await db
      .selectFrom('publicWords')
      .select('word')
      .where('word', '>=', beginning)
      .where('word', '<', endOf(beginning))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
  async listLike(term, limit) {
    const [first = ''] = term
    const end = endOf(first)
    // From one word to the next in the index: a word may have a million rows.
    const { rows } = await sql<{ readonly word: string }>`
      with recursive found (word) as (
        select min(word) from public_words where word >= ${first} and word < ${end}
        union all
        select (
          select min(public_words.word) from public_words
            where public_words.word > found.word and public_words.word < ${end}
        ) from found where found.word is not null
      )
      select word from found where word is not null limit ${Math.min(limit, MAX_PUBLIC_WORDS)}`.execute(
      db,
    )
    return rows.map(({ word }) => word)
  },
})
