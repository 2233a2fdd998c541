import { queryOf } from './address.ts'
import { PAGES } from './pages.ts'
import { personPath } from './paths.ts'

/** The lists of the public side, and their addresses. Without schemas, because it has functions. */

/** Whether memes can be shown in public: never, when an administrator lets them in, or at once. */
export const PUBLIC_GALLERIES = ['off', 'review', 'open'] as const
export type PublicGallery = (typeof PUBLIC_GALLERIES)[number]

/** What became of a meme that its owner shows in public. */
export const PUBLIC_STATES = ['shown', 'waiting', 'refused'] as const
export type PublicState = (typeof PUBLIC_STATES)[number]

export const EXPLORE_ORDERS = ['newest', 'popular', 'random'] as const
export type ExploreOrder = (typeof EXPLORE_ORDERS)[number]

/** The `<script>` in which the server puts the list that it has rendered, as JSON. */
export const FIRST_PUBLIC_PAGE_ID = 'first-public-page'

export const MEMES_PER_EXPLORE_PAGE = 48
/** The pages that can be asked for: 12,000 memes. Whoever looks for an older one goes by template or person. */
export const MAX_EXPLORE_PAGE = 250

/** Characters of a handle: letters, digits and `_`, so that no letter can pass for another's. */
export const MIN_HANDLE_LENGTH = 3
export const MAX_HANDLE_LENGTH = 30

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
