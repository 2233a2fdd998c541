import { EXPLORE_ORDERS, type ExploreOrder, PAGES, queryOf } from '@memesmith/contract'
import { Link, useSearchParams } from 'react-router-dom'
import { PublicList } from '../../features/explore/public-list.tsx'
import { usePageTitle } from '../use-page-title.ts'

const ORDERS: Readonly<Record<ExploreOrder, string>> = {
  newest: 'Newest',
  popular: 'Popular',
  random: 'Random',
}
const SEEDS = 1_000_000_000

/** The memes that people show in public. */
function ExploreRoute() {
  usePageTitle('Explore')
  const [parameters] = useSearchParams()
  const asked = parameters.get('sort')
  const sort = EXPLORE_ORDERS.find((order) => order === asked) ?? 'newest'
  const template = parameters.get('template') ?? undefined
  const seed = sort === 'random' ? Number(parameters.get('seed') ?? 0) : undefined
  return (
    <div className="shell page gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">Explore</h1>
          <p className="text-lg text-soft">What people made here. Like it, or make your own.</p>
        </div>
        <nav aria-label="Order" className="flex flex-wrap gap-2">
          {EXPLORE_ORDERS.filter((order) => order !== 'random' || template === undefined).map(
            (order) => (
              <Link
                key={order}
                className="button button-plain"
                aria-current={order === sort ? 'page' : undefined}
                to={PAGES.explore + queryOf({ ...orderOf(order), template })}
              >
                {ORDERS[order]}
              </Link>
            ),
          )}
        </nav>
      </div>
      <PublicList
        key={parameters.toString()}
        filter={{
          ...(sort !== 'newest' && { sort }),
          ...(template !== undefined && { template }),
          ...(seed !== undefined && { seed }),
        }}
        nothing="Show one of your memes in public: the globe on its card in your dashboard does it."
      />
    </div>
  )
}

/** Each press on the random order is another one, with an address of its own. */
const orderOf = (sort: ExploreOrder) =>
  sort === 'random'
    ? { sort, seed: Math.floor(Math.random() * SEEDS) }
    : { sort: sort === 'newest' ? undefined : sort }

export { ExploreRoute as Component }
