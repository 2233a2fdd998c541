import { loginPath, PAGES } from '@memesmith/contract'
import { Link } from 'react-router-dom'
import type { AuthState } from '../auth/use-current-user.ts'

/**
 * Says to whom is signed out that sign-up is required (spec §2), and to everybody else what they can
 * do besides. Both are as tall as each other, so that nothing moves when it turns out who is here.
 */
export function GalleryNotice({ auth }: { readonly auth: AuthState['status'] }) {
  const isSignedIn = auth === 'signed-in'
  return (
    <div
      className={`flex justify-between gap-3 max-[24rem]:flex-col min-[24rem]:items-center rounded-card border-[2.5px] p-3 pl-4 font-semibold ${isSignedIn ? 'border-dashed border-rule' : 'border-outline bg-sun text-on-sun'} ${auth === 'loading' ? 'invisible' : ''}`}
    >
      {/* Two lines on a phone, one elsewhere. */}
      <p className="grid min-h-[2lh] items-center leading-snug sm:min-h-0">
        {isSignedIn
          ? 'Got a picture of your own? Bring it along.'
          : 'Sign up is required to use templates. It is free.'}
      </p>
      {isSignedIn ? (
        <Link to={PAGES.create} className="button shrink-0">
          Create
        </Link>
      ) : (
        <a className="button shrink-0" href={loginPath(PAGES.gallery)}>
          Sign Up
        </a>
      )}
    </div>
  )
}
