import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Delay in ms. Browsers limit how often the URL may change. */
const WRITE_DELAY_MS = 250

/**
 * The search of the gallery. It is stored in the URL, so that it can be shared (`?q=`, `?tag=`).
 */
export interface GallerySearch {
  readonly query: string
  readonly tag: string
  /**
   * Updates the results immediately. The URL follows when the user stops typing, in the same
   * history entry.
   */
  setQuery(query: string): void
  /** Updates the URL immediately, before the user may leave the page. */
  writeQuery(): void
  /** Adds a history entry, so that Back undoes it. */
  setTag(tag: string): void
  /** Removes the search and the tag. Back undoes that, too. */
  clear(): void
}

/** Reads the gallery's search from the URL, and changes it. */
export function useGallerySearch(): GallerySearch {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const queryInAddress = params.get('q') ?? ''
  const [query, setQuery] = useState(queryInAddress)
  const written = useRef(queryInAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, Forward or a link changed the URL, so its query replaces the typed text.
  useEffect(() => {
    if (queryInAddress === written.current) return
    clearTimeout(timer.current)
    written.current = queryInAddress
    setQuery(queryInAddress)
  }, [queryInAddress])
  useEffect(() => () => clearTimeout(timer.current), [])

  function write(newQuery: string, newTag: string | null, replace: boolean): void {
    clearTimeout(timer.current)
    written.current = newQuery
    const address = new URLSearchParams({
      ...(newQuery && { q: newQuery }),
      ...(newTag && { tag: newTag }),
    })
    navigate({ search: address.toString() }, { replace, preventScrollReset: true })
  }

  function writeQuery(typed: string): void {
    if (typed !== written.current)
      write(typed, new URLSearchParams(location.search).get('tag'), true)
  }

  return {
    query,
    tag: params.get('tag') ?? '',
    setQuery(typed) {
      setQuery(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => writeQuery(typed), WRITE_DELAY_MS)
    },
    writeQuery: () => writeQuery(query),
    setTag: (tag) => write(query, tag, false),
    clear() {
      setQuery('')
      write('', null, false)
    },
  }
}
