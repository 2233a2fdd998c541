import { queryOf } from './address.ts'
import { PAGES } from './pages.ts'
import { personPath } from './paths.ts'
import type { ExploreOrder } from './public-side.ts'

/** Addresses of lists of the public side, which both apps make alike. */

/** Which memes in public, and in what order. */
export interface PublicFilter {
  readonly sort?: ExploreOrder | undefined
  readonly handle?: string | undefined
  readonly template?: string | undefined
  readonly tag?: string | undefined
  /** Words to find. */
  readonly q?: string | undefined
  /** Where the random order begins. */
  readonly seed?: string | undefined
}

/** The query of `GET /api/explore`. @param page from 1 */
export const publicMemesQuery = (filter: PublicFilter, page: number): string =>
  queryOf(partsOf(filter, page))

/** The page of a list. @param page from 1 */
export function publicListPath(filter: PublicFilter, page = 1): string {
  const { handle, ...parts } = partsOf(filter, page)
  return (handle === undefined ? PAGES.explore : personPath(handle)) + queryOf(parts)
}

/** A feed of a list: its address ends in `.atom` or `.json`. */
export function publicFeedPath(filter: PublicFilter, format: 'atom' | 'json'): string {
  const { handle, ...parts } = partsOf(filter, 1)
  const page = handle === undefined ? PAGES.explore : personPath(handle)
  return `${page}.${format}${queryOf(parts)}`
}

const partsOf = ({ sort, handle, tag, template, q, seed }: PublicFilter, page: number) => ({
  sort: sort === 'newest' ? undefined : sort,
  handle,
  tag,
  template,
  q,
  seed,
  page: page === 1 ? undefined : page,
})
