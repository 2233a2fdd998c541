/**
 * Finds the memes of a user by their words.
 *
 * Problem: 10,000 memes are searched at every keystroke, in every script, with typos, and both
 * databases must find the same in the same order. Their full-text searches differ in what a word
 * is, what is similar, and what ranks higher; PostgreSQL's similarity is also an extension that an
 * operator may not have.
 * Approach: the words of each meme are rows of a table, stored in the transaction that changes the
 * meme. A term reads a range of an index: the words that begin with it. If no word of the user begins
 * with it, it is replaced by the words that contain it, or that it may be a misspelling of. A meme is
 * found if it has all terms. It ranks by how well and where it matches each of them, then by time.
 * Limits: only the first rows of an index range are read, so if two letters begin very many words of a
 * collection, the last of these in the alphabet are not found. Only the first terms of a query count.
 */
import { createSimilarWords } from '@memesmith/similar-words'
import { sql } from 'kysely'
import type { Db } from '../../../../database/schema.ts'
import { endOf } from './meme-words.repository.ts'
import type { SearchedWords } from './searched-words.repository.ts'
import { type Term, termsOf } from './split-words.ts'

/** Each term reads a range of an index. */
const MAX_TERMS = 24
/** Rows that one term may read, and all terms together; they take at most 50 ms. */
const MAX_TERM_ROWS = 20_000
const MAX_ROWS = 100_000
/** A user's different words that a misspelled term is compared with; takes 10 ms. */
const MAX_KNOWN_WORDS = 20_000
/** Letters of one query that are compared with those of similar words; takes 20 ms. */
const MAX_COMPARED_LETTERS = 200_000
/** Terms of one query that are compared with similar words. */
const MAX_CORRECTED = 4
/** Words that contain a term. */
const MAX_CONTAINING = 50
/** Shorter terms are in too many words. */
const MIN_CONTAINED = 3

/** Factors of a word's weight. */
const FIT = { exact: 4, beginning: 2, similar: 1 } as const

/** A term, and the words that replace it if no word begins with it. */
export interface Wanted extends Term {
  readonly similar: readonly string[]
}

/**
 * Reads a query.
 *
 * @returns undefined for one without a word, which finds nothing
 */
export async function readQuery(
  words: SearchedWords,
  query: string,
): Promise<readonly Wanted[] | undefined> {
  const terms = termsOf(query).slice(0, MAX_TERMS)
  if (terms.length === 0) return undefined
  const known: boolean[] = []
  for (const { word, means } of terms) {
    known.push(means !== 'similar' || (await words.hasWordFrom(word)))
  }
  const unknown = terms.filter((_, index) => !known[index]).slice(0, MAX_CORRECTED)
  if (unknown.length === 0) return terms.map((term) => ({ ...term, similar: [] }))
  const similar = new Map<Term, readonly string[]>()
  for (const term of unknown) {
    const known = await words.listLike(term.word, MAX_KNOWN_WORDS)
    similar.set(term, wordFinder(known)(term.word))
  }
  return terms.map((term) => ({ ...term, similar: similar.get(term) ?? [] }))
}

function wordFinder(words: readonly string[]): (term: string) => readonly string[] {
  const findMisspelled = createSimilarWords(words, MAX_COMPARED_LETTERS)
  return (term) => {
    const containing =
      term.length < MIN_CONTAINED ? [] : words.filter((word) => word.includes(term))
    return containing.length > 0 ? containing.slice(0, MAX_CONTAINING) : findMisspelled(term)
  }
}

/** The ids of the user's memes that have all terms, each with its score. */
export function selectMatches(db: Db, userId: number, wanted: readonly Wanted[]) {
  const maxRows = Math.min(MAX_TERM_ROWS, Math.floor(MAX_ROWS / wanted.length))
  const [first, ...others] = wanted.map((term) => selectTerm(db, userId, term, maxRows))
  if (first === undefined) throw new Error('expected a term')
  if (others.length === 0) {
    // Has the type of a sum, because pages compare it with one.
    const score = sql<number>`cast(terms.score as bigint)`.as('score')
    return db.selectFrom(first.as('terms')).select(['terms.memeId', score])
  }
  const all = others.reduce((union, term) => union.unionAll(term), first)
  return db
    .selectFrom(all.as('terms'))
    .select(({ fn }) => ['terms.memeId', fn.sum<number>('terms.score').as('score')])
    .groupBy('terms.memeId')
    .having(({ fn }) => fn.countAll(), '=', wanted.length)
}

function selectTerm(db: Db, userId: number, term: Wanted, maxRows: number) {
  return db
    .selectFrom(selectRows(db, userId, term).limit(maxRows).as('rows'))
    .select(['memeId', scoreOf(term).as('score')])
    .groupBy('memeId')
}

/** How well the words of one meme match a term. */
export function scoreOf({ word, similar }: Wanted) {
  const fit =
    similar.length > 0
      ? sql.lit(FIT.similar)
      : sql`case when word = ${word} then ${sql.lit(FIT.exact)} else ${sql.lit(FIT.beginning)} end`
  return sql<number>`max(weight * ${fit})`
}

/** The rows of a term in index order, which begins with the word itself. Nothing is sorted. */
function selectRows(db: Db, userId: number, { word, means, similar }: Wanted) {
  const rows = db
    .selectFrom('memeWords')
    .select(['word', 'memeId', 'weight'])
    .where('userId', '=', userId)
  if (similar.length === 0 && means === 'exactly') {
    return rows.where('word', '=', word).orderBy('memeId', 'desc')
  }
  const some =
    similar.length > 0
      ? rows.where('word', 'in', similar)
      : rows.where('word', '>=', word).where('word', '<', endOf(word))
  return some.orderBy('word').orderBy('memeId')
}
