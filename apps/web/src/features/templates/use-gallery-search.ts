import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'

/** Browsers refuse to change the address with every key of a fast typist. */
const WRITE_DELAY_MS = 250

/** What the gallery is searched for, kept in its address so that it can be shared (`?q=`, `?tag=`). */
export interface GallerySearch {
  readonly query: string
  readonly tag: string
  /** Shows at once; the address follows when the typing stops, in place of the one before. */
  setQuery(query: string): void
  /** Brings the address up to date now, before the page may be left. */
  writeQuery(): void
  /** A step that Back undoes. */
  setTag(tag: string): void
  /** Everything is shown again; Back undoes that, too. */
  clear(): void
}

export function useGallerySearch(): GallerySearch {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const queryInAddress = params.get('q') ?? ''
  const [query, setQuery] = useState(queryInAddress)
  const written = useRef(queryInAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, Forward or a link: what somebody else wrote into the address replaces what was typed.
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
