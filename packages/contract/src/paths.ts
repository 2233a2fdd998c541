import { pathOf, queryOf } from './address.ts'
import { loginPage } from './auth.ts'
import { PAGES } from './pages.ts'

/** URLs of pages that one app links to and the other serves. */

/** The prefix of every call that is not a page, and of nothing else. */
export const API_ROOT = '/api'

/**
 * The login page.
 *
 * @param returnTo path of this site to go to afterwards
 */
export const loginPath = (returnTo: string): string => loginPage.path + queryOf({ returnTo })

/**
 * The login page with the sign-up form, which small screens show instead of the login form.
 *
 * @param returnTo path of this site to go to afterwards
 */
export const signUpPath = (returnTo: string): string => `${loginPath(returnTo)}#signup`

/**
 * The sign-up form for someone who is invited.
 *
 * @param token of the invitation
 */
export const invitationPath = (token: string): string =>
  `${loginPage.path}${queryOf({ invitation: token })}#signup`

/** The editor with the current draft. */
export const EDITOR_PATH = `${PAGES.create}?tab=editor`

/** What one person shows in public, as a route of both apps. */
export const PERSON_PAGE = '/u/:handle'

export const personPath = (handle: string): string => pathOf({ path: PERSON_PAGE }, { handle })

/** The editor with the reusable part of a shared meme. */
export const remixPath = (shareId: string): string => PAGES.create + queryOf({ remix: shareId })
