import { t } from '@lingui/core/macro'
import { MAX_QUERY_LENGTH } from '@memesmith/contract'
import { SearchField } from '../../components/ui/search-field.tsx'
import type { GallerySearch } from './use-gallery-search.ts'

interface SearchBoxProps {
  readonly search: GallerySearch
  /** Whether the answer is awaited. */
  readonly isBusy: boolean
}

/** The search box of the gallery. */
export const SearchBox = ({ search: { query, setQuery, writeQuery }, isBusy }: SearchBoxProps) => (
  <SearchField
    label={t`Search templates`}
    isBusy={isBusy}
    className="w-full sm:w-96"
    placeholder={t`Search templates...`}
    maxLength={MAX_QUERY_LENGTH}
    value={query}
    onChange={(event) => setQuery(event.target.value)}
    onBlur={writeQuery}
  />
)
