import { t } from '@lingui/core/macro'
import { calls, PAGES, publicListPath } from '@memesmith/contract'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import useSWR from 'swr'
import { SearchField } from '../../components/ui/search-field.tsx'
import { createLoader } from '../../lib/api-client.ts'
import type { AddressSearch } from '../../lib/use-address-search.ts'
import { firstPublicPage } from './first-public-page.ts'

const CHIPS = 12

const loadTags = createLoader(calls.listPublicTags)

interface PublicSearchProps {
  readonly search: AddressSearch
  readonly tag: string | undefined
  /** The id of the template whose memes are listed. */
  readonly template: string | undefined
}

/** A search replaces the other ways to look at the public side. */
const ALONE = {
  tag: undefined,
  template: undefined,
  sort: undefined,
  seed: undefined,
  page: undefined,
}

/** The search box of the public side. */
export const PublicSearchBox = ({ search }: Pick<PublicSearchProps, 'search'>) => (
  <search aria-label={t`Memes in public`} className="w-full sm:w-96">
    <SearchField
      label={t`Search memes`}
      className="block"
      placeholder={t`Search memes...`}
      value={search.typed}
      onChange={(event) => search.setTyped(event.target.value, ALONE)}
    />
  </search>
)

/** The tags that people use most now, as links. The chosen one, or the chosen template, is undone. */
export function PublicFilters({ tag: chosen, template }: Omit<PublicSearchProps, 'search'>) {
  const { data = [] } = useSWR(calls.listPublicTags.path, loadTags, {
    ...(firstPublicPage() && { fallbackData: [...(firstPublicPage()?.tags ?? [])] }),
  })
  const common = data.slice(0, CHIPS).map(({ tag }) => tag)
  // A link may have a rarer tag, which must be visible to be removed.
  const tags = chosen === undefined || common.includes(chosen) ? common : [chosen, ...common]
  if (tags.length === 0 && template === undefined) return null
  return (
    <nav aria-label={t`Tags`} className="chip-strip">
      {template !== undefined && (
        <Link className="chip chip-link" to={PAGES.explore} aria-current={true}>
          {t`One template`}
          <X aria-hidden size={18} />
          <span className="sr-only">, {t`show all`}</span>
        </Link>
      )}
      {tags.map((tag) => (
        <Link
          key={tag}
          className="chip chip-link"
          aria-current={tag === chosen ? true : undefined}
          to={publicListPath(tag === chosen ? {} : { tag })}
        >
          <bdi>#{tag}</bdi>
        </Link>
      ))}
    </nav>
  )
}
