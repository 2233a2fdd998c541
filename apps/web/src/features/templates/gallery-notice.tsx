import { t } from '@lingui/core/macro'
import { EDITOR_PATH, loginPath, PAGES, signUpPath } from '@memesmith/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { AuthState } from '../auth/use-current-user.ts'
import { useSite } from '../site/use-site.ts'

/**
 * Tells signed-out users that sign-up is required (spec §2), and signed-in users what else they can
 * do. Shows an error if neither is known. All variants have the same height, so that nothing moves
 * when the response arrives.
 */
export function GalleryNotice({ auth }: { readonly auth: AuthState }) {
  const { signUpLine } = useSite()
  const enter = signUpLine ? loginPath : signUpPath
  switch (auth.status) {
    case 'signed-in':
      return (
        <Notice
          look="border-dashed border-rule"
          text={t`Got a picture of your own? Bring it along.`}
        >
          <Link to={EDITOR_PATH} className="button button-small shrink-0">
            {t`Create`}
          </Link>
        </Notice>
      )
    case 'failed':
      return (
        <Notice look="border-rule" text={t`We could not check who is signed in.`}>
          <button type="button" className="button button-small shrink-0" onClick={auth.retry}>
            {t`Try again`}
          </button>
        </Notice>
      )
    default:
      return (
        <Notice
          look={`border-outline bg-sun text-on-sun ${auth.status === 'loading' ? 'invisible' : ''}`}
          text={
            !signUpLine
              ? t`Sign up is required to use templates. It is free.`
              : t`${signUpLine} Log in to use templates.`
          }
        >
          <a className="button button-small shrink-0" href={enter(PAGES.gallery)}>
            {!signUpLine ? t`Sign Up` : t`Log In`}
          </a>
        </Notice>
      )
  }
}

interface NoticeProps {
  readonly look: string
  readonly text: string
  /** The action of the notice. */
  readonly children: ReactNode
}

const Notice = ({ look, text, children }: NoticeProps) => (
  <div
    className={`flex items-center justify-between gap-3 rounded-card border-[2.5px] p-2.5 ps-4 font-semibold ${look}`}
  >
    {/* Three lines on a phone, one on larger screens. */}
    <p className="grid min-h-[3lh] items-center text-[0.9375rem] leading-snug sm:min-h-0 sm:text-base">
      {text}
    </p>
    {children}
  </div>
)
