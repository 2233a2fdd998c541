import type { Db } from '../../../../database/schema.ts'
import { chunksOf } from '../../../../runtime/chunks-of.ts'

/** Rows of one statement. SQLite takes at most 32,766 values in one. */
const ROWS_AT_ONCE = 1000

/**
 * Replaces the search words of a meme.
 *
 * @param transaction of the user
 * @param words with their weights
 */
export async function setWords(
  transaction: Db,
  userId: number,
  memeId: number,
  words: ReadonlyMap<string, number>,
): Promise<void> {
  const before = await transaction
    .selectFrom('memeWords')
    .select(['word', 'weight'])
    .where('memeId', '=', memeId)
    .execute()
  const known = new Map(before.map(({ word, weight }) => [word, weight]))
  const gone = [...known.keys()].filter((word) => !words.has(word))
  const changed = [...words].filter(([word, weight]) => known.get(word) !== weight)
  for (const some of chunksOf([...gone, ...changed.map(([word]) => word)], ROWS_AT_ONCE)) {
    if (known.size === 0) break
    await transaction
      .deleteFrom('memeWords')
      .where('userId', '=', userId)
      .where('memeId', '=', memeId)
      .where('word', 'in', some)
      .execute()
  }
  await insertWords(transaction, userId, memeId, changed)
  await deleteUnusedWords(transaction, userId, gone)
}

/**
 * Stores words that a meme does not have yet.
 *
 * @param transaction of the user
 * @param words with their weights
 */
export async function insertWords(
  transaction: Db,
  userId: number,
  memeId: number,
  words: Iterable<readonly [string, number]>,
): Promise<void> {
  for (const some of chunksOf([...words], ROWS_AT_ONCE)) {
    await transaction
      .insertInto('memeWords')
      .values(some.map(([word, weight]) => ({ userId, word, memeId, weight })))
      .execute()
    await transaction
      .insertInto('userWords')
      .values(some.map(([word]) => ({ userId, word })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Memes after an id whose words are not stored, in the order of their ids. */
export const listWithoutWords = async (db: Db, after: number, limit: number) =>
  await db
    .selectFrom('memes')
    .select(['id', 'userId'])
    .where('wordsVersion', '=', 0)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

/** The texts of some memes. */
export const listTexts = async (db: Db, ids: readonly number[]) =>
  await db
    .selectFrom('memes')
    .select(['id', 'title', 'suggestedTitle', 'tags', 'document', 'aiPrompt', 'imageDescription'])
    .where('id', 'in', ids)
    .execute()

/** The different words of some memes. */
export async function listWordsOf(db: Db, memeIds: readonly number[]): Promise<string[]> {
  if (memeIds.length === 0) return []
  const rows = await db
    .selectFrom('memeWords')
    .select('word')
    .distinct()
    .where('memeId', 'in', memeIds)
    .execute()
  return rows.map(({ word }) => word)
}

/** Deletes the words among these that no meme of the user has any more. */
export async function deleteUnusedWords(
  transaction: Db,
  userId: number,
  words: readonly string[],
): Promise<void> {
  for (const some of chunksOf(words, ROWS_AT_ONCE)) {
    await transaction
      .deleteFrom('userWords')
      .where('userId', '=', userId)
      .where('word', 'in', some)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('memeWords')
              .select('memeWords.memeId')
              .whereRef('memeWords.userId', '=', 'userWords.userId')
              .whereRef('memeWords.word', '=', 'userWords.word'),
          ),
        ),
      )
      .execute()
  }
}

/**
 * Deletes some words of a user who has no memes.
 *
 * @returns the number of deleted words; 0 when none is left
 */
export async function deleteSomeWordsOf(db: Db, userId: number, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('userWords')
    .where('userId', '=', userId)
    .where('word', 'in', (query) =>
      query.selectFrom('userWords').select('word').where('userId', '=', userId).limit(limit),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** The first text in bytewise order after all texts with this prefix. */
export const endOf = (beginning: string): string => `${beginning}\u{10ffff}`
