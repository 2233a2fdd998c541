import ufo from '@lobehub/fluent-emoji-3d/assets/1f6f8.webp'
import { PAGES } from '@memesmith/contract'
import { EmptyState } from '../../components/ui/empty-state.tsx'
import { usePageTitle } from '../use-page-title.ts'

/** What a page shows that broke, or whose code could not be loaded; drafts are kept either way. */
export function FailureRoute() {
  usePageTitle('Something went wrong')
  return (
    <main className="shell" role="alert">
      <EmptyState
        picture={ufo}
        title="Something went wrong"
        hint="This page stopped working. What you typed is kept. Load it again, or start from the front."
      >
        <div className="flex flex-wrap justify-center gap-3">
          <button type="button" className="button button-primary" onClick={() => location.reload()}>
            Load again
          </button>
          {/* A fresh start: whatever broke stays behind. */}
          <a className="button" href={PAGES.home}>
            Go Home
          </a>
        </div>
      </EmptyState>
    </main>
  )
}
