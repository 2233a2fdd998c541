import { MAX_QUERY_LENGTH, MEME_KINDS, MEME_ORDERS } from '@memesmith/contract'
import { useAddressSearch } from '../../../lib/use-address-search.ts'
import type { MemeFilter } from '../use-memes.ts'

/** The search, the filters and the order of the collection, which are in the URL. */
export interface CollectionView {
  readonly filter: MemeFilter
  /** Whether the filter leaves memes out. */
  readonly isFiltered: boolean
  /** The text of the search box. The filter follows when the user stops typing. */
  readonly typed: string
  setTyped(typed: string): void
  /** Adds a history entry, so that Back undoes it. An undefined value removes a filter. */
  setFilter(changes: { readonly [Name in keyof MemeFilter]?: MemeFilter[Name] | undefined }): void
  /** Removes the search and all filters. The order stays. */
  clear(): void
}

/** Reads the view of the collection from the URL, and changes it. */
export function useCollectionView(): CollectionView {
  const { params, typed, setTyped, write } = useAddressSearch()
  const filter = filterOf(params)
  return {
    filter,
    isFiltered: Object.keys(filter).some((name) => name !== 'sort'),
    typed,
    setTyped,
    setFilter: (changes) => write({ q: typed.trim() && typed, ...changes }, false),
    clear() {
      write({ q: undefined, tag: undefined, favorite: undefined, kind: undefined }, false)
    },
  }
}

/** Values that are none of the possible ones are left out. */
function filterOf(params: URLSearchParams): MemeFilter {
  const [q, tag] = [params.get('q')?.slice(0, MAX_QUERY_LENGTH), params.get('tag')]
  const kind = MEME_KINDS.find((each) => each === params.get('kind'))
  const sort = MEME_ORDERS.find((each) => each === params.get('sort'))
  return {
    ...(q?.trim() && { q }),
    ...(tag && { tag }),
    ...(params.get('favorite') === 'true' && { favorite: 'true' as const }),
    ...(kind && { kind }),
    ...(sort && { sort }),
  }
}
