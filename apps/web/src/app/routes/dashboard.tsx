import { plural, t } from '@lingui/core/macro'
import frame from '@lobehub/fluent-emoji-3d/assets/1f5bc-fe0f.webp'
import monocle from '@lobehub/fluent-emoji-3d/assets/1f9d0.webp'
import { EDITOR_PATH, MEMES_PER_PAGE, PAGES } from '@memesmith/contract'
import { CircleUserRound, Plus } from 'lucide-react'
import { type ComponentProps, memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { CardGrid } from '../../components/card-grid/card-grid.tsx'
import { CardSkeletons } from '../../components/card-grid/card-skeletons.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { accountKeyOf } from '../../features/auth/account-key.ts'
import { AuthProblem } from '../../features/auth/auth-problem.tsx'
import { SendToLogin } from '../../features/auth/send-to-login.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { isEditable } from '../../features/editor/draft/open-in-editor.ts'
import { EditMemeButton } from '../../features/editor/edit-meme-button.tsx'
import { CollectionFilters } from '../../features/memes/collection/collection-filters.tsx'
import { SelectionBar } from '../../features/memes/collection/selection-bar.tsx'
import { selectAll, useSelection } from '../../features/memes/collection/selection-store.ts'
import {
  type CollectionView,
  useCollectionView,
} from '../../features/memes/collection/use-collection-view.ts'
import { useSelectionKeys } from '../../features/memes/collection/use-selection-keys.ts'
import { useAreTagsKnown } from '../../features/memes/collection/use-tags.ts'
import { Decisions } from '../../features/memes/decisions.tsx'
import { MemeCard } from '../../features/memes/meme-card.tsx'
import { memeName } from '../../features/memes/meme-name.ts'
import { MoreMemes } from '../../features/memes/more-memes.tsx'
import { ShareDialog } from '../../features/memes/share-dialog.tsx'
import { loadWholeList, useMemes } from '../../features/memes/use-memes.ts'
import { LazyWaitingSaves } from '../../features/memes/waiting/lazy-waiting-saves.tsx'
import { hasStatus } from '../../lib/api-client.ts'
import { notify } from '../../lib/notify.tsx'
import { offlineHint } from '../../lib/offline-hint.ts'
import { useScrollBack } from '../../lib/use-scroll-back.ts'
import { usePageTitle } from '../use-page-title.ts'

/** The Dashboard page (spec §2), for signed-in users. */
function DashboardRoute() {
  usePageTitle(t`My Memes`)
  const auth = useCurrentUser()
  const view = useCollectionView()
  const memes = useMemes(auth.status === 'signed-in', view.filter)
  // The session may have ended since the user was loaded.
  const isSignedOut = auth.status === 'signed-out' || hasStatus(memes.error, 401)
  const user = auth.status === 'signed-in' && !isSignedOut ? auth.user : undefined
  return (
    <div className="shell page gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">{t`My Memes`}</h1>
          {/* Keeps the line's height until the name is known. */}
          <p className="min-h-[1lh] text-lg text-soft">{user && welcome(user.firstName?.trim())}</p>
        </div>
        {user && (
          <div className="dashboard-actions">
            <Link to={PAGES.create} className="button button-primary">
              <Plus aria-hidden size={20} className="max-[24rem]:hidden" />
              {t`Create New Meme`}
            </Link>
            <Link to={PAGES.account} className="button">
              <CircleUserRound aria-hidden size={20} className="max-[24rem]:hidden" />
              {t`Account`}
            </Link>
          </div>
        )}
      </div>
      {user && <LazyWaitingSaves user={user} />}
      {user && <Decisions />}
      {user && <Collection {...memes} view={view} account={accountKeyOf(user)} />}
      <ShareDialog />
      {!user && auth.status !== 'failed' && <CardSkeletons label={t`Loading memes`} />}
      {auth.status === 'failed' && <AuthProblem auth={auth} />}
      {isSignedOut && <SendToLogin from="dashboard" />}
    </div>
  )
}

/** A smaller collection needs no search. */
const SEARCHED = 4
/** Cards whose pictures the page waits for: one row on most screens. */
const FIRST_PICTURES = 4

interface CollectionProps extends ReturnType<typeof useMemes> {
  readonly view: CollectionView
  readonly account: string
}

function Collection({ data, error, isLoading, mutate, view, account }: CollectionProps) {
  const hasFilters = (data !== undefined && data.memes.length >= SEARCHED) || view.isFiltered
  const areTagsKnown = useAreTagsKnown()
  // The tags are above the memes, and would push them down later.
  const list = hasFilters && !areTagsKnown ? undefined : data
  const navigate = useNavigate()
  const openEditor = useCallback(() => void navigate(EDITOR_PATH), [navigate])
  const memes = useMemo(() => list?.memes ?? [], [list])
  const isComplete = list !== undefined && list.next === undefined
  useScrollBack(memes.length, isComplete)
  const isTagged = memes.some(({ tags = [] }) => tags.length > 0)
  const isSelecting = useSelection(({ ids }) => ids.size > 0)
  const area = useRef<HTMLDivElement>(null)
  // Cards need it only when they are pressed, so a change must not render them again.
  const listed = useRef(memes)
  useEffect(() => {
    listed.current = memes
  }, [memes])
  const order = useCallback(() => listed.current.map(({ id }) => id), [])
  const selectWhole = async () => {
    if (list === undefined) return
    try {
      selectAll(await loadWholeList(list))
    } catch {
      const description = t`Not all memes could be loaded. Please try again.`
      notify({ title: t`Error`, description, tone: 'error' })
    }
  }
  useSelectionKeys(area, selectWhole)
  const isEmpty = memes.length === 0 && isComplete && !isLoading
  return (
    <>
      {hasFilters && areTagsKnown && <CollectionFilters view={view} />}
      {list === undefined && error === undefined && <CardSkeletons label={t`Loading memes`} />}
      {error !== undefined && (
        <EmptyState
          picture={frame}
          title={t`Your memes could not be loaded`}
          {...offlineHint(error)}
        >
          <button type="button" className="button" onClick={() => mutate()}>
            {t`Try again`}
          </button>
        </EmptyState>
      )}
      {isEmpty && !view.isFiltered && error === undefined && (
        <EmptyState
          picture={frame}
          title={t`No memes yet`}
          hint={t`Everything you save or generate hangs here.`}
        >
          <Link to={PAGES.create} className="button button-sun">
            {t`Create Your First Meme`}
          </Link>
        </EmptyState>
      )}
      {view.isFiltered && list !== undefined && error === undefined && (
        <div role="status" className={isEmpty ? '' : 'hint'}>
          {isEmpty ? (
            <EmptyState
              picture={monocle}
              title={t`No memes found`}
              hint={t`Try a different search term`}
            >
              <button type="button" className="button" onClick={view.clear}>
                {t`Show all memes`}
              </button>
            </EmptyState>
          ) : (
            !isLoading && countOf(memes.length, isComplete)
          )}
        </div>
      )}
      {memes.length > 0 && view.filter.kind === 'duplicate' && (
        <p className="hint">
          {t`Each of these looks the same as an older meme, which is not among them.`}
        </p>
      )}
      {memes.length > 0 && error === undefined && (
        <div ref={area} className={isSelecting ? 'is-selecting' : ''} aria-busy={isLoading}>
          <CardGrid items={memes} hasMore={!isComplete} first={FIRST_PICTURES}>
            {(meme, place) => (
              <CollectionCard
                meme={meme}
                order={order}
                hasTags={isTagged}
                isFirst={place < FIRST_PICTURES}
                account={account}
                onOpen={openEditor}
              />
            )}
          </CardGrid>
        </div>
      )}
      {list?.next !== undefined && !isLoading && <MoreMemes next={list.next} />}
      {isComplete && memes.length > MEMES_PER_PAGE && (
        <p className="text-center text-soft">
          {plural(memes.length, { one: 'That is all: # meme.', other: 'That is all: # memes.' })}
        </p>
      )}
      <SelectionBar memes={memes} hasMore={!isComplete} onAll={selectWhole} />
    </>
  )
}

interface CollectionCardProps extends Omit<ComponentProps<typeof MemeCard>, 'children'> {
  readonly account: string
  /** Called when the meme is in the editor. */
  readonly onOpen: () => void
}

/** A card and its button for the editor. It is rendered again only if one of its own props changes. */
const CollectionCard = memo(({ account, onOpen, ...card }: CollectionCardProps) => {
  const { meme } = card
  return (
    <MemeCard {...card}>
      {isEditable(meme) && (
        <EditMemeButton meme={meme} account={account} of={memeName(meme)} onOpen={onOpen} />
      )}
    </MemeCard>
  )
})

const welcome = (firstName: string | undefined): string => {
  const name = firstName || t`Creator`
  return t`Welcome back, ${name}!`
}

const countOf = (count: number, isComplete: boolean): string =>
  isComplete
    ? plural(count, { one: '# meme found', other: '# memes found' })
    : plural(count, { one: 'More than # meme found', other: 'More than # memes found' })

export { DashboardRoute as Component }
