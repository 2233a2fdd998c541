import { loginPage } from './endpoints/auth.ts'
import { queryOf } from './endpoints/endpoint.ts'
import { PAGES } from './pages.ts'

/** URLs of pages that one app links to and the other serves. */

/** The prefix of every call that is not a page. No other path has it. */
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

/** The editor with what a shared meme allows to use of it. */
export const remixPath = (shareId: string): string => PAGES.create + queryOf({ remix: shareId })

/** The editor with a template. */
export const templateEditorPath = (templateId: number): string =>
  `${PAGES.create}?template=${templateId}`

/** The administration. It is no page of `PAGES`: for everyone but administrators it is the 404 page. */
export const ADMIN_PATH = '/admin'

/** The queue of reported memes in the administration. */
export const ADMIN_REPORTS_PATH = `${ADMIN_PATH}?tab=reports`

/** The form field of a picture that the system shares with the installed app. */
export const SHARED_PICTURE_FIELD = 'picture'

/** The query parameter that says what has become of such a picture. */
export const SHARED = 'shared'

/**
 * The editor, which opens a picture that was shared with the app.
 *
 * @param shared whether the service worker has kept it, or it is lost
 */
export const sharedPicturePath = (shared: 'kept' | 'lost'): string =>
  `${EDITOR_PATH}&${SHARED}=${shared}`

/** The script of the service worker. It is in the root of the site, whose pages it serves. */
export const SERVICE_WORKER = '/sw.js'
