import frame from '@lobehub/fluent-emoji-3d/assets/1f5bc-fe0f.webp'
import { PAGES } from '@memesmith/contract'
import { CircleUserRound, Plus } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import { CardSkeletons } from '../../components/ui/card-skeletons.tsx'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { SendToLogin } from '../../features/auth/send-to-login.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { EditMemeButton } from '../../features/editor/edit-meme-button.tsx'
import { isEditable } from '../../features/editor/open-in-editor.ts'
import { MemeCard } from '../../features/memes/meme-card.tsx'
import { useMemes } from '../../features/memes/use-memes.ts'
import { useScrollBack } from '../../lib/use-scroll-back.ts'
import { usePageTitle } from '../use-page-title.ts'
import { EDITOR_PATH } from './use-create-tab.ts'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-5'
const SKELETONS = 4

export function DashboardRoute() {
  usePageTitle('My Memes')
  const auth = useCurrentUser()
  const user = auth.status === 'signed-in' ? auth.user : undefined
  return (
    <div className="shell page gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="page-title">My Memes</h1>
          {/* Its line is kept free until the name is known. */}
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
      {auth.status === 'signed-in' && <Collection />}
      {auth.status !== 'signed-in' && <LoadingGrid />}
      {auth.status === 'signed-out' && <SendToLogin from="dashboard" />}
    </div>
  )
}

function Collection() {
  const { data: memes, error, mutate } = useMemes()
  const navigate = useNavigate()
  useScrollBack(memes !== undefined)
  return (
    <>
      {memes === undefined && error === undefined && <LoadingGrid />}
      {error !== undefined && (
        <EmptyState picture={frame} title="Your memes could not be loaded">
          <button type="button" className="button" onClick={() => mutate()}>
            Try again
          </button>
        </EmptyState>
      )}
      {memes?.length === 0 && (
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
      {memes !== undefined && memes.length > 0 && (
        <ul className={GRID}>
          {memes.map((meme) => (
            <MemeCard key={meme.id} meme={meme}>
              {isEditable(meme) && (
                <EditMemeButton meme={meme} onOpen={() => navigate(EDITOR_PATH)} />
              )}
            </MemeCard>
          ))}
        </ul>
      )}
    </>
  )
}

const LoadingGrid = () => <CardSkeletons label="Loading memes" count={SKELETONS} className={GRID} />
