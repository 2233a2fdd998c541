import { t } from '@lingui/core/macro'
import { calls, loginPath, PAGES, signUpPath } from '@memesmith/contract'
import { type ReactNode, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { useCurrentUser } from '../../features/auth/use-current-user.ts'
import { useSite } from '../../features/site/use-site.ts'
import { useIsInBrowser } from '../../lib/use-is-in-browser.ts'
import { logOut } from './log-out.ts'

const FAR_END = 'lg:ms-auto'

/**
 * The links of the header and of the side menu. The log-in or log-out links are missing until it is
 * known who is signed in. If the server does not answer, users can still log in.
 */
export function NavLinks({ onFollow }: { readonly onFollow?: () => void }) {
  const auth = useCurrentUser()
  const { publicGallery } = useSite()
  // The landing page is rendered at the build, which knows of no site.
  const hasPublicSide = useIsInBrowser() && publicGallery !== 'off'
  const { pathname, search } = useLocation()
  const here = pathname + search
  const [dialog, setDialog] = useState<ReactNode>(null)
  const page = (to: string, text: string, place = '') => (
    <NavLink
      to={to}
      end
      caseSensitive
      className={`button button-plain ${place}`}
      onClick={onFollow}
    >
      {text}
    </NavLink>
  )
  return (
    <>
      {page(PAGES.home, t`Home`)}
      {page(PAGES.gallery, t`Gallery`)}
      {hasPublicSide && page(PAGES.explore, t`Explore`)}
      {page(PAGES.create, t`Create`)}
      {auth.status === 'signed-in' && (
        <>
          {page(PAGES.dashboard, t`Dashboard`, FAR_END)}
          {page(PAGES.account, t`Account`)}
          <a
            href={calls.logOut.path}
            className="button button-plain"
            onClick={(event) => logOut(event, auth.user, setDialog)}
          >
            {t`Logout`}
          </a>
          {dialog}
        </>
      )}
      {(auth.status === 'signed-out' || auth.status === 'failed') && (
        <>
          <a href={loginPath(here)} className={`button button-plain ${FAR_END}`}>
            {t`Log In`}
          </a>
          <a href={signUpPath(here)} className="button button-sun">
            {t`Sign Up`}
          </a>
        </>
      )}
    </>
  )
}
