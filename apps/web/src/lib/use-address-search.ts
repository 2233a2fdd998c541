import { MAX_QUERY_LENGTH } from '@memesmith/contract'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Delay in ms after which a typed query is searched for. Browsers limit how often the URL changes. */
const SEARCH_DELAY_MS = 200

/** New values of parameters; those that are undefined or empty are removed. */
type Changes = Readonly<Record<string, string | undefined>>

/** A search whose words and filters are in the URL. */
export interface AddressSearch {
  readonly params: URLSearchParams
  /** The text of the search box. The URL follows when the user stops typing. */
  readonly typed: string
  /** @param changes what a new search changes besides */
  setTyped(typed: string, changes?: Changes): void
  /** @param replace false to add a history entry, so that Back undoes it */
  write(changes: Changes, replace: boolean): void
}

/** Reads the search from the URL, and changes it. */
export function useAddressSearch(): AddressSearch {
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

  function write(changes: Changes, replace: boolean): void {
    clearTimeout(timer.current)
    const next = new URLSearchParams(location.search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    written.current = next.get('q') ?? ''
    // A removed search leaves the box.
    if ('q' in changes && !changes.q?.trim() && typed.trim()) setTyped('')
    setParams(next, { replace, preventScrollReset: true })
  }

  return {
    params,
    typed,
    write,
    setTyped(text, changes = {}) {
      const cut = text.slice(0, MAX_QUERY_LENGTH)
      setTyped(cut)
      clearTimeout(timer.current)
      const q = cut.trim() && cut
      timer.current = setTimeout(() => write({ ...changes, q }, true), SEARCH_DELAY_MS)
    },
  }
}
