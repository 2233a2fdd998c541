import { t } from '@lingui/core/macro'
import {
  EXPLORE_ORDERS,
  type ExploreOrder,
  type PublicFilter,
  publicListPath,
} from '@memesmith/contract'
import { Link, Navigate } from 'react-router-dom'
import { PublicList } from '../../features/explore/public-list.tsx'
import { PublicFilters, PublicSearchBox } from '../../features/explore/public-search.tsx'
import { type AddressSearch, useAddressSearch } from '../../lib/use-address-search.ts'
import { usePageTitle } from '../use-page-title.ts'

const ordersText = (): Readonly<Record<ExploreOrder, string>> => ({
  newest: t`Newest`,
  popular: t`Popular`,
  random: t`Random`,
})
const SEEDS = 1_000_000_000

/** The memes that people show in public. */
function ExploreRoute() {
  usePageTitle(t`Explore`)
  const search = useAddressSearch()
  const filter = filterOf(search.params)
  const { sort = 'newest', tag, template, q } = filter
  if (sort === 'random' && filter.seed === undefined) {
    // Each press on the random order is another one, with an address of its own.
    const seed = String(Math.floor(Math.random() * SEEDS))
    return <Navigate replace to={publicListPath({ sort, seed })} />
  }
  return (
    <div className="shell page gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">{t`Explore`}</h1>
          <p className="text-lg text-soft">{t`What people made here. Like it, or make your own.`}</p>
        </div>
        <PublicSearchBox search={search} />
      </div>
      {q === undefined && <Orders sort={sort} tag={tag} template={template} />}
      <PublicFilters tag={tag} template={template} />
      <PublicList
        key={search.params.toString()}
        filter={filter}
        {...(q === undefined ? nothingShown() : nothingFound())}
      />
    </div>
  )
}

const nothingShown = () => ({
  nothing: t`Nothing here yet`,
  hint: t`Show one of your memes in public: the globe on its card in your dashboard does it.`,
})
const nothingFound = () => ({
  nothing: t`No memes found`,
  hint: t`Try a different search term.`,
})

interface OrdersProps extends Pick<PublicFilter, 'tag' | 'template'> {
  readonly sort: ExploreOrder
}

/** The orders of a list; a part of all memes has no random one. */
const Orders = ({ sort, tag, template }: OrdersProps) => (
  <nav aria-label={t`Order`} className="flex flex-wrap gap-1 sm:gap-2">
    {EXPLORE_ORDERS.filter(
      (order) => order !== 'random' || (tag === undefined && template === undefined),
    ).map((order) => (
      <Link
        key={order}
        // All fit on one line of a phone, in the font that stands in for the page's own, too.
        className="button button-plain max-sm:px-3"
        aria-current={order === sort ? 'page' : undefined}
        to={publicListPath({ sort: order, tag, template })}
      >
        {ordersText()[order]}
      </Link>
    ))}
  </nav>
)

/** What the address asks for. The server says what is wrong with it. */
function filterOf(params: AddressSearch['params']): PublicFilter {
  const q = params.get('q')?.trim()
  if (q) return { q }
  const sort = EXPLORE_ORDERS.find((order) => order === params.get('sort'))
  const [tag, template, seed] = ['tag', 'template', 'seed'].map((name) => params.get(name))
  return {
    ...(sort !== undefined && sort !== 'newest' && { sort }),
    ...(tag && { tag }),
    ...(template && { template }),
    ...(sort === 'random' && seed != null && { seed }),
  }
}

export { ExploreRoute as Component }
