import { t } from '@lingui/core/macro'
import monocle from '@lobehub/fluent-emoji-3d/assets/1f9d0.webp'
import {
  MAX_EXPLORE_PAGE,
  MEMES_PER_EXPLORE_PAGE,
  PAGES,
  type PublicFilter,
  type PublicMeme,
  publicFeedPath,
  publicListPath,
} from '@memesmith/contract'
import { Rss } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { CardGrid } from '../../components/card-grid/card-grid.tsx'
import { CardSkeletons } from '../../components/card-grid/card-skeletons.tsx'
import { ListEnd } from '../../components/card-grid/list-end.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { hasStatus } from '../../lib/api-client.ts'
import { offlineHint } from '../../lib/offline-hint.ts'
import { useScrollBack } from '../../lib/use-scroll-back.ts'
import { PublicMemeCard } from './public-meme-card.tsx'
import { usePublicMemes } from './use-public-memes.ts'

const FIRST_PICTURES = 4

interface PublicListProps {
  readonly filter: PublicFilter
  /** What is said of an empty list, and what to do about it. */
  readonly nothing: string
  readonly hint: string
}

/** Public memes: endless for those who scroll, and in numbered pages with addresses of their own. */
export function PublicList({ filter, nothing, hint }: PublicListProps) {
  const [parameters] = useSearchParams()
  const start = pageIn(parameters)
  const list = usePublicMemes(filter, start)
  const { memes, error, hasMore, isLoading, last } = list
  useScrollBack(memes?.length ?? 0, memes !== undefined && !hasMore)
  if (memes === undefined) {
    if (error === undefined) return <CardSkeletons label={t`Loading memes`} />
    if (hasStatus(error, 404)) return <NoSuchPerson />
    if (hasStatus(error, 400)) return <NoSuchList />
    return (
      <EmptyState
        picture={monocle}
        title={t`The memes could not be loaded`}
        {...offlineHint(error)}
      >
        <button type="button" className="button" onClick={list.retry}>
          {t`Try again`}
        </button>
      </EmptyState>
    )
  }
  if (memes.length === 0 && !hasMore) {
    return <EmptyState picture={monocle} title={nothing} hint={hint} />
  }
  return (
    <>
      <CardGrid items={memes} hasMore={hasMore} first={MEMES_PER_EXPLORE_PAGE}>
        {(meme, place) => (
          <PublicMemeCard
            meme={meme}
            isFirst={place < FIRST_PICTURES}
            onChange={(changes: Partial<PublicMeme>) => void list.change(meme.shareId, changes)}
          />
        )}
      </CardGrid>
      {(hasMore || error !== undefined) && (
        <ListEnd
          isLoading={isLoading}
          hasFailed={error !== undefined}
          onReach={isLoading ? undefined : list.loadMore}
          onRetry={list.retry}
        />
      )}
      <nav aria-label={t`Pages`} className="flex flex-wrap items-center justify-center gap-3">
        {start > 1 && (
          <Link rel="prev" className="button" to={publicListPath(filter, start - 1)}>
            {pageText(start - 1)}
          </Link>
        )}
        {hasMore && (
          <Link rel="next" className="button" to={publicListPath(filter, last + 1)}>
            {pageText(last + 1)}
          </Link>
        )}
        {filter.q === undefined && filter.seed === undefined && (
          <a className="button button-plain" href={publicFeedPath(filter, 'atom')}>
            <Rss aria-hidden size={18} />
            {t`Feed`}
          </a>
        )}
      </nav>
    </>
  )
}

const pageText = (page: number): string => t`Page ${page}`

const NoSuchPerson = () => (
  <EmptyState
    picture={monocle}
    title={t`Nobody has that handle`}
    hint={t`The person may have another one now, or is not here any more.`}
  >
    <Link className="button" to={PAGES.explore}>
      {t`Explore Memes`}
    </Link>
  </EmptyState>
)

/** For an address that somebody made up or cut off. */
const NoSuchList = () => (
  <EmptyState
    picture={monocle}
    title={t`There is no such list`}
    hint={t`Something in the address is not right.`}
  >
    <Link className="button" to={PAGES.explore}>
      {t`Start Again`}
    </Link>
  </EmptyState>
)

function pageIn(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page') ?? '1')
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_EXPLORE_PAGE) : 1
}
