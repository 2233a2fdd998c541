import frame from '@lobehub/fluent-emoji-3d/assets/1f5bc-fe0f.webp'
import { EDITOR_PATH, MEMES_PER_PAGE, PAGES } from '@memesmith/contract'
import { CircleUserRound, Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { CardGrid } from '../../components/card-grid/card-grid.tsx'
import { CardSkeletons } from '../../components/card-grid/card-skeletons.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { AuthProblem } from '../../features/auth/auth-problem.tsx'
import { SendToLogin } from '../../features/auth/send-to-login.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { EditMemeButton } from '../../features/editor/edit-meme-button.tsx'
import { isEditable } from '../../features/editor/open-in-editor.ts'
import { MemeCard } from '../../features/memes/meme-card.tsx'
import { memeName } from '../../features/memes/meme-name.ts'
import { MoreMemes } from '../../features/memes/more-memes.tsx'
import { ShareDialog } from '../../features/memes/share-dialog.tsx'
import { useMemes } from '../../features/memes/use-memes.ts'
import { hasStatus } from '../../lib/api-client.ts'
import { useScrollBack } from '../../lib/use-scroll-back.ts'
import { usePageTitle } from '../use-page-title.ts'

/** The Dashboard page (spec §2), for signed-in users. */
export function DashboardRoute() {
  usePageTitle('My Memes')
  const auth = useCurrentUser()
  const memes = useMemes(auth.status === 'signed-in')
  // The session may have ended since the user was loaded.
  const isSignedOut = auth.status === 'signed-out' || hasStatus(memes.error, 401)
  const user = auth.status === 'signed-in' && !isSignedOut ? auth.user : undefined
  return (
    <div className="shell page gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">My Memes</h1>
          {/* Reserves the line until the name is known. */}
          <p className="min-h-[1lh] text-lg text-soft">
            {user && `Welcome back, ${user.firstName ?? 'Creator'}!`}
          </p>
        </div>
        {user && (
          <div className="dashboard-actions">
            <Link to={PAGES.create} className="button button-primary">
              <Plus aria-hidden size={20} className="max-[24rem]:hidden" />
              Create New Meme
            </Link>
            <Link to={PAGES.account} className="button">
              <CircleUserRound aria-hidden size={20} className="max-[24rem]:hidden" />
              Account
            </Link>
          </div>
        )}
      </div>
      {user && <Collection {...memes} />}
      <ShareDialog />
      {!user && auth.status !== 'failed' && <CardSkeletons label="Loading memes" />}
      {auth.status === 'failed' && <AuthProblem auth={auth} />}
      {isSignedOut && <SendToLogin from="dashboard" />}
    </div>
  )
}

function Collection({ data: list, error, mutate }: ReturnType<typeof useMemes>) {
  const navigate = useNavigate()
  const memes = list?.memes ?? []
  const isComplete = list !== undefined && list.next === undefined
  useScrollBack(memes.length, isComplete)
  return (
    <>
      {list === undefined && error === undefined && <CardSkeletons label="Loading memes" />}
      {error !== undefined && (
        <EmptyState picture={frame} title="Your memes could not be loaded">
          <button type="button" className="button" onClick={() => mutate()}>
            Try again
          </button>
        </EmptyState>
      )}
      {memes.length === 0 && isComplete && (
        <EmptyState
          picture={frame}
          title="No memes yet"
          hint="Everything you save or generate hangs here."
        >
          <Link to={PAGES.create} className="button button-sun">
            Create Your First Meme
          </Link>
        </EmptyState>
      )}
      {memes.length > 0 && (
        <CardGrid items={memes} hasMore={!isComplete}>
          {(meme) => (
            <MemeCard meme={meme}>
              {isEditable(meme) && (
                <EditMemeButton
                  meme={meme}
                  of={memeName(meme)}
                  onOpen={() => navigate(EDITOR_PATH)}
                />
              )}
            </MemeCard>
          )}
        </CardGrid>
      )}
      {list?.next !== undefined && <MoreMemes next={list.next} />}
      {isComplete && memes.length > MEMES_PER_PAGE && (
        <p className="text-center text-soft">That is all: {memes.length.toLocaleString()} memes.</p>
      )}
    </>
  )
}
