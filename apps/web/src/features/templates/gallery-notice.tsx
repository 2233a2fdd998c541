import { PAGES, signUpPath } from '@memesmith/contract'
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
      className={`flex items-center justify-between gap-3 rounded-card border-[2.5px] p-2.5 pl-4 font-semibold ${isSignedIn ? 'border-dashed border-rule' : 'border-outline bg-sun text-on-sun'} ${auth === 'loading' ? 'invisible' : ''}`}
    >
      {/* Up to three lines on a phone, one elsewhere. */}
      <p className="grid min-h-[3lh] items-center text-[0.9375rem] leading-snug sm:min-h-0 sm:text-base">
        {isSignedIn
          ? 'Got a picture of your own? Bring it along.'
          : 'Sign up is required to use templates. It is free.'}
      </p>
      {isSignedIn ? (
        <Link to={PAGES.create} className="button button-small shrink-0">
          Create
        </Link>
      ) : (
        <a className="button button-small shrink-0" href={signUpPath(PAGES.gallery)}>
          Sign Up
        </a>
      )}
    </div>
  )
}
