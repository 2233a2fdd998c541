import { PAGES } from '@memesmith/contract'
import { usePageTitle } from '../use-page-title.ts'

/**
 * What a page shows that broke, or whose code could not be loaded; drafts are kept either way. The
 * picture is drawn by the styles: nothing more can be loaded when the network is gone.
 */
export function FailureRoute() {
  usePageTitle('Something went wrong')
  return (
    <main className="shell grid min-h-dvh place-content-center justify-items-center gap-5 text-center">
      <h1 className="lost-picture caption-text">
        <span>Something</span> <span>went wrong</span>
      </h1>
      <p role="alert" className="max-w-md text-lg text-soft">
        This page stopped working. What you typed is kept.
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          Load again
        </button>
        {/* A fresh start: whatever broke stays behind. */}
        <a className="button" href={PAGES.home}>
          Go Home
        </a>
      </div>
    </main>
  )
}
