import { MAX_QUERY_LENGTH, MEME_KINDS, MEME_ORDERS } from '@memesmith/contract'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { MemeFilter } from '../use-memes.ts'

/** Delay in ms after which a typed query is searched for. Browsers limit how often the URL changes. */
const SEARCH_DELAY_MS = 200

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
  const [params, setParams] = useSearchParams()
  const query = params.get('q') ?? ''
  const [typed, setTyped] = useState(query)
  const written = useRef(query)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, Forward or a link changed the URL, so its query replaces the typed text.
  useEffect(() => {
    if (query === written.current) return
    clearTimeout(timer.current)
    written.current = query
    setTyped(query)
  }, [query])
  useEffect(() => () => clearTimeout(timer.current), [])

  function write(changes: Readonly<Record<string, string | undefined>>, replace: boolean): void {
    clearTimeout(timer.current)
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    written.current = next.get('q') ?? ''
    setParams(next, { replace, preventScrollReset: true })
  }

  const filter = filterOf(params)
  return {
    filter,
    isFiltered: Object.keys(filter).some((name) => name !== 'sort'),
    typed,
    setTyped(text) {
      const cut = text.slice(0, MAX_QUERY_LENGTH)
      setTyped(cut)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write({ q: cut.trim() && cut }, true), SEARCH_DELAY_MS)
    },
    setFilter: (changes) => write({ q: typed.trim() && typed, ...changes }, false),
    clear() {
      setTyped('')
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
