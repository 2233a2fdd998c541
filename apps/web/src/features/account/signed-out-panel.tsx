import { t } from '@lingui/core/macro'
import wave from '@lobehub/fluent-emoji-3d/assets/1f44b.webp'
import { loginPath, PAGES } from '@memesmith/contract'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { EmojiPicture } from '../../components/ui/emoji-picture.tsx'
import { keepEntryKey } from '../../lib/history-entry.ts'

interface SignedOutPanelProps {
  readonly title: string
  readonly text: string
  /** The path to return to; omitted if the account is gone. */
  readonly returnTo?: string
}

/** Replaces a page for signed-in users after signing out or deleting the account. */
export function SignedOutPanel({ title, text, returnTo }: SignedOutPanelProps) {
  useEffect(() => {
    // The focused button is gone, and the page was scrolled to it.
    document.getElementById('main')?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  return (
    <div className="shell grid justify-items-center gap-4 py-12 text-center">
      <EmojiPicture src={wave} className="h-40 w-40" />
      <h1 className="text-[clamp(2rem,5vw,3.25rem)]">{title}</h1>
      <p className="max-w-md text-lg text-balance text-soft">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {returnTo !== undefined && (
          <a href={loginPath(returnTo)} className="button button-primary" onClick={keepEntryKey}>
            {t`Log In`}
          </a>
        )}
        <Link to={PAGES.home} className="button">
          {t`Back to the Start`}
        </Link>
      </div>
    </div>
  )
}
