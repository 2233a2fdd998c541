import { t } from '@lingui/core/macro'
import { PAGES } from '@memesmith/contract'
import { usePageTitle } from '../use-page-title.ts'

/**
 * Replaces a page that threw an error or whose code could not be loaded. Drafts are kept. CSS draws
 * the picture, because nothing can be loaded without a network.
 */
export function FailureRoute() {
  usePageTitle(t`Something went wrong`)
  const [top, bottom] = t`Something / went wrong`.split(' / ')
  return (
    <main className="shell grid min-h-dvh place-content-center justify-items-center gap-5 text-center">
      <h1 className="lost-picture caption-text">
        <span>{top}</span> <span>{bottom}</span>
      </h1>
      <p role="alert" className="max-w-md text-lg text-soft">
        {navigator.onLine
          ? t`This page stopped working. What you typed is kept.`
          : t`You are offline, and this device has not loaded this page before.`}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t`Load again`}
        </button>
        {/* A full page load, which clears the state that failed. */}
        <a className="button" href={PAGES.home}>
          {t`Go Home`}
        </a>
      </div>
    </main>
  )
}
