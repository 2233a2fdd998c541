import { MAX_QUERY_LENGTH } from '@memesmith/contract'
import { Search } from 'lucide-react'
import type { GallerySearch } from './use-gallery-search.ts'

interface SearchBoxProps {
  readonly search: GallerySearch
  /** Whether the answer is awaited. */
  readonly isBusy: boolean
}

/** The search box of the gallery. */
export const SearchBox = ({ search: { query, setQuery, writeQuery }, isBusy }: SearchBoxProps) => (
  <label className="relative w-full sm:w-96">
    <span className="sr-only">Search templates</span>
    <Search
      aria-hidden
      className={`absolute top-1/2 start-4 -translate-y-1/2 text-soft ${isBusy ? 'motion-safe:animate-pulse' : ''}`}
      size={20}
    />
    <input
      type="search"
      className="input ps-11!"
      placeholder="Search templates..."
      maxLength={MAX_QUERY_LENGTH}
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      onBlur={writeQuery}
    />
  </label>
)
