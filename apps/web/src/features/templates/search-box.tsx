import { Search } from 'lucide-react'
import type { GallerySearch } from './use-gallery-search.ts'

interface SearchBoxProps {
  readonly search: GallerySearch
}

/** The search box of the gallery. */
export const SearchBox = ({ search: { query, setQuery, writeQuery } }: SearchBoxProps) => (
  <label className="relative w-full sm:w-96">
    <span className="sr-only">Search templates</span>
    <Search aria-hidden className="absolute top-1/2 left-4 -translate-y-1/2 text-soft" size={20} />
    <input
      type="search"
      className="input pl-12!"
      placeholder="Search templates..."
      value={query}
      onChange={(event) => setQuery(event.target.value)}
      onBlur={writeQuery}
    />
  </label>
)
