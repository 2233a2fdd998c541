import { MAX_QUERY_LENGTH, TEMPLATE_ORDERS, type TemplateOrder } from '@memesmith/contract'
import { useEffect, useRef, useState } from 'react'
import { type To, useNavigate, useSearchParams } from 'react-router-dom'
import { type GalleryView, galleryViewOf } from './kept/gallery-views.ts'

/** Delay in ms. Browsers limit how often the URL may change. */
const WRITE_DELAY_MS = 250
/** Delay in ms after which a typed query is searched for: fast typing makes fewer requests. */
const SEARCH_DELAY_MS = 60

/**
 * The search of the gallery. It is stored in the URL, so that it can be shared (`?q=`, `?tag=`,
 * `?sort=`, `?show=`).
 */
export interface GallerySearch {
  readonly query: string
  /** Empty for any. */
  readonly tag: string
  /** What is shown instead of the whole gallery. */
  readonly shown: GalleryView | undefined
  /** Undefined for the usual order. */
  readonly sort: TemplateOrder | undefined
  /** What to search for: follows the query when the user stops typing for a moment. */
  readonly asked: string
  /**
   * Updates the results immediately. The URL follows when the user stops typing, in the same
   * history entry.
   */
  setQuery(query: string): void
  /** Updates the URL immediately, before the user may leave the page. */
  writeQuery(): void
  /** The URL of the same search with another tag; empty for any. */
  toTag(tag: string): To
  /** The URL of the same search in another part of the gallery; undefined for all of it. */
  toView(view: GalleryView | undefined): To
  /** Adds a history entry, so that Back undoes it. */
  setSort(sort: TemplateOrder | undefined): void
  /** Removes the search and the tag. The browser's Back button undoes that. */
  clear(): void
}

/** Reads the gallery's search from the URL, and changes it. */
export function useGallerySearch(): GallerySearch {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const queryInAddress = params.get('q') ?? ''
  const [query, setQuery] = useState(queryInAddress)
  const [asked, setAsked] = useState(queryInAddress)
  const written = useRef(queryInAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // Back, Forward or a link changed the URL, so its query replaces the typed text.
  useEffect(() => {
    if (queryInAddress === written.current) return
    clearTimeout(timer.current)
    written.current = queryInAddress
    setQuery(queryInAddress)
    setAsked(queryInAddress)
  }, [queryInAddress])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const soon = setTimeout(() => setAsked(query), SEARCH_DELAY_MS)
    return () => clearTimeout(soon)
  }, [query])

  function write(changes: Changes, replace: boolean): void {
    clearTimeout(timer.current)
    const address = withChanges(location.search, changes)
    written.current = address.get('q') ?? ''
    navigate({ search: address.toString() }, { replace, preventScrollReset: true })
  }

  function writeQuery(typed: string): void {
    if (typed !== written.current) write({ q: typed }, true)
  }

  return {
    query,
    asked,
    tag: params.get('tag') ?? '',
    shown: galleryViewOf(params.get('show')),
    sort: TEMPLATE_ORDERS.find((each) => each === params.get('sort')),
    setQuery(text) {
      const typed = text.slice(0, MAX_QUERY_LENGTH)
      setQuery(typed)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => writeQuery(typed), WRITE_DELAY_MS)
    },
    writeQuery: () => writeQuery(query),
    toTag: (tag) => ({ search: withChanges(params, { q: query, tag }).toString() }),
    toView: (show) => ({ search: withChanges(params, { q: query, show }).toString() }),
    setSort: (sort) => write({ q: query, sort }, false),
    clear() {
      setQuery('')
      setAsked('')
      write({ q: undefined, tag: undefined }, false)
    },
  }
}

/** New values of parameters; those that are empty are removed. */
type Changes = Readonly<Record<string, string | undefined>>

function withChanges(before: string | URLSearchParams, changes: Changes): URLSearchParams {
  const address = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value) address.set(name, value)
    else address.delete(name)
  }
  return address
}
