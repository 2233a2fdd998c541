/**
 * Searches rows that no index finds, newest first.
 *
 * Problem: a text in any of a million rows takes seconds to find, and SQLite would answer nobody else
 * meanwhile.
 * Approach: rows are searched in ranges of their ids. Others are served between two ranges. A request
 * searches some ranges, and its answer says where the next request continues.
 */
import { setImmediate } from 'node:timers/promises'

/** Rows with ids from `from` up to, but not including, `before`. */
export interface IdRange {
  readonly from: number
  readonly before: number
  readonly limit: number
}

/** Ids of one query: reading a thousand memes takes about 5 ms. */
const RANGE = 1000
/** Ranges of one request. */
const RANGES = 100

interface Found<Row> {
  readonly rows: Row[]
  /** Rows with lower ids were not searched; null if all were. */
  readonly next: number | null
}

/**
 * @param before the lowest id that is not searched
 * @param ranges maximum number of ranges to search
 */
export async function searchById<Row extends { readonly id: number }>(
  find: (range: IdRange) => Promise<readonly Row[]>,
  { before, limit, ranges = RANGES }: SearchLimits,
): Promise<Found<Row>> {
  const rows: Row[] = []
  let end = before
  for (let range = 0; range < ranges && end > 1 && rows.length < limit; range += 1) {
    const from = Math.max(1, end - RANGE)
    rows.push(...(await find({ from, before: end, limit: limit - rows.length })))
    end = rows.length < limit ? from : (rows.at(-1)?.id ?? from)
    await setImmediate()
  }
  return { rows, next: end > 1 ? end : null }
}

export interface SearchLimits {
  readonly before: number
  readonly limit: number
  readonly ranges?: number
}
