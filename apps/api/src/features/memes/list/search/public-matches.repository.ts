/**
 * Finds memes in public by their words.
 *
 * Problem: of a million memes, a hundred thousand have a common word. To read the memes of every term and
 * compare them took a second.
 * Approach: one term gives the candidates, the one of fewest memes. Its memes are read in the order of the
 * index, the best places of the word first and then the newest memes, and the other terms are looked up among
 * the words of each candidate. The terms mean and count the same as in a collection. Few candidates are enough
 * for the first pages; more are looked at for those behind them, whose memes come after all of the first.
 * Limits: if every term has more memes than there may be candidates, only those are found that are among the
 * best of the chosen term.
 */
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../database/schema.ts'
import { readQuery, scoreOf, type Wanted } from './matches.repository.ts'
import { endOf } from './meme-words.repository.ts'
import { publicWords } from './searched-words.repository.ts'

/** A part of a list. */
export interface Part {
  readonly offset: number
  readonly limit: number
}

/** Memes that a search looks at for its first pages, and in all; 1000 take 2 ms on SQLite and 6 on PostgreSQL. */
const FIRST_CANDIDATES = 1000
const MAX_CANDIDATES = 4000
/** Terms that are looked up among the words of memes, for all candidates together. */
const MAX_LOOKUPS = 8000

/** A page of the memes that a search finds, the best match first. */
export async function findPublicIds(
  db: Db,
  query: string,
  { offset, limit }: Part,
): Promise<number[]> {
  const wanted = await readQuery(publicWords(db), query)
  if (wanted === undefined) return []
  const most = Math.min(MAX_CANDIDATES, Math.floor(MAX_LOOKUPS / wanted.length))
  if (offset >= most) return []
  const terms = await rarestFirst(db, wanted, most)
  const found = new Set<number>()
  for (const part of [
    { offset: 0, limit: FIRST_CANDIDATES },
    { offset: FIRST_CANDIDATES, limit: most - FIRST_CANDIDATES },
  ]) {
    if (part.limit <= 0) break
    for (const id of await listMatches(db, terms, part, offset + limit)) found.add(id)
    if (found.size >= offset + limit) break
  }
  return [...found].slice(offset, offset + limit)
}

/** The best memes that have all terms, among some of those that have the first one. */
async function listMatches(
  db: Db,
  [first, ...others]: readonly Wanted[],
  candidates: Part,
  limit: number,
): Promise<number[]> {
  if (first === undefined) return []
  const scored = sql`
    select meme_id, ${scoreOf(first)} as score
      from (${selectRows(db, first, candidates)}) as candidates group by meme_id`
  const steps = [scored, ...others.map((term, step) => addScore(term, tableOf(step)))]
  const { rows } = await sql<{ readonly memeId: number }>`
    with ${sql.join(steps.map((step, index) => sql`${tableOf(index)} as materialized (${step})`))}
    select meme_id from ${tableOf(others.length)} where score is not null
      order by score desc, meme_id desc limit ${limit}`.execute(db)
  return rows.map(({ memeId }) => memeId)
}

/** The name of what is left after so many terms have been looked up. */
const tableOf = (step: number) => sql.table(`found_${step}`)

/** The terms, that of the fewest memes first. Those of `most` memes or more stay in their order. */
async function rarestFirst(
  db: Db,
  wanted: readonly Wanted[],
  most: number,
): Promise<readonly Wanted[]> {
  if (wanted.length === 1) return wanted
  const counts = wanted.map(
    (term) =>
      sql`(select count(*) from (${selectRows(db, term, { offset: 0, limit: most })}) as counted)`,
  )
  const { rows } = await sql<Readonly<Record<string, number>>>`
    select ${sql.join(counts.map((count, place) => sql`${count} as ${sql.ref(`n${place}`)}`))}`.execute(
    db,
  )
  const counted = wanted.map((term, place) => ({ term, count: Number(rows[0]?.[`n${place}`]) }))
  return counted.toSorted((one, other) => one.count - other.count).map(({ term }) => term)
}

/** Adds the score of a term to that of each meme; null for one that does not have it. */
const addScore = (term: Wanted, found: RawBuilder<unknown>) => sql`
  select meme_id, score + (
      select ${scoreOf(term)} from public_words
        where public_words.meme_id = ${found}.meme_id and ${isWordOf(term)}
    ) as score from ${found} where score is not null`

/** Whether a word matches a term. */
function isWordOf({ word, means, similar }: Wanted) {
  if (similar.length > 0) return sql<boolean>`word in (${sql.join(similar)})`
  return means === 'exactly'
    ? sql<boolean>`word = ${word}`
    : sql<boolean>`word >= ${word} and word < ${endOf(word)}`
}

/** Rows of a term in the order of the index: of the word itself, then of those that it begins or that are similar. */
function selectRows(db: Db, term: Wanted, { offset, limit }: Part) {
  const select = (some: Wanted, words: number) =>
    db
      .selectFrom('publicWords')
      .where(isWordOf(some))
      .select(['word', 'memeId', 'weight'])
      .orderBy('word')
      .orderBy('weight', 'desc')
      .orderBy('memeId', 'desc')
      .offset(Math.ceil(offset / words))
      .limit(Math.ceil(limit / words))
  const { similar } = term
  if (similar.length === 0) return select(term, 1)
  // Of each the same number: PostgreSQL would sort the rows of a list of words.
  const [first, ...others] = similar.map((word) =>
    db.selectFrom(select({ ...term, similar: [word] }, similar.length).as('some')).selectAll(),
  )
  if (first === undefined) throw new Error('expected a word')
  return others.reduce((all, one) => all.unionAll(one), first)
}
