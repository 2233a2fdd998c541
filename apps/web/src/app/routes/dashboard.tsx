import frame from '@lobehub/fluent-emoji-3d/assets/1f5bc-fe0f.webp'
import { PAGES } from '@memesmith/contract'
import { CircleUserRound, Plus } from 'lucide-react'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import { SendToLogin } from '../../features/auth/send-to-login.tsx'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { MemeCard } from '../../features/memes/meme-card.tsx'
import { useMemes } from '../../features/memes/use-memes.ts'
import { usePageTitle } from '../use-page-title.ts'

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-5'
const SKELETONS = ['1', '2', '3', '4'] as const

export function DashboardRoute() {
  usePageTitle('My Memes')
  const auth = useCurrentUser()
  const user = auth.status === 'signed-in' ? auth.user : undefined
  return (
    <div className="shell grid content-start gap-8 py-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-2">
          <h1 className="text-[clamp(2.25rem,6vw,4rem)]">My Memes</h1>
          {/* Its line is kept free until the name is known. */}
          <p className="min-h-[1lh] text-lg text-soft">
            {user && `Welcome back, ${user.firstName ?? 'Creator'}!`}
          </p>
        </div>
        {user && (
          <div className="flex flex-wrap gap-3">
            <Link to={PAGES.create} className="button button-primary">
              <Plus aria-hidden size={20} />
              Create New Meme
            </Link>
            <Link to={PAGES.account} className="button">
              <CircleUserRound aria-hidden size={20} />
              Account
            </Link>
          </div>
        )}
      </div>
      {auth.status === 'signed-in' && <Collection />}
      {auth.status !== 'signed-in' && <LoadingGrid />}
      {auth.status === 'signed-out' && <SendToLogin />}
    </div>
  )
}

function Collection() {
  const { data: memes, error, mutate } = useMemes()
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
            <MemeCard key={meme.id} meme={meme} />
          ))}
        </ul>
      )}
    </>
  )
}

const LoadingGrid = () => (
  <div role="status" aria-label="Loading memes" className={GRID}>
    {SKELETONS.map((key) => (
      <Skeleton key={key} className="aspect-[4/5]" />
    ))}
  </div>
)
