import ufo from '@lobehub/fluent-emoji-3d/assets/1f6f8.webp'
import { PAGES } from '@memesmith/contract'
import { EmojiPicture } from '../../components/ui/emoji-picture.tsx'
import { usePageTitle } from '../use-page-title.ts'

/** What a page shows that broke, or whose code could not be loaded; drafts are kept either way. */
export function FailureRoute() {
  usePageTitle('Something went wrong')
  return (
    <main className="shell grid min-h-dvh place-content-center justify-items-center gap-5 text-center">
      <EmojiPicture src={ufo} className="h-48 w-48" />
      <h1 className="caption-text text-[clamp(2.25rem,8vw,4.5rem)]">Something went wrong</h1>
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
