import { loginPage } from './endpoints/auth.ts'
import { queryOf } from './endpoints/endpoint.ts'
import { PAGES } from './pages.ts'

/** Addresses of pages that one app makes and the other serves. */

/** What every call's path begins with that is no page, and what other paths never do. */
export const API_ROOT = '/api'

/** The page where signed-out people log in or sign up, and the page of ours they come back to. */
export const loginPath = (returnTo: string): string => loginPage.path + queryOf({ returnTo })

/** The same page, where a small screen shows the form of those who have no account yet. */
export const signUpPath = (returnTo: string): string => `${loginPath(returnTo)}#signup`

/** The editor, with what is in it. */
export const EDITOR_PATH = `${PAGES.create}?tab=editor`

/** The editor, opened with a template. */
export const templateEditorPath = (templateId: number): string =>
  `${PAGES.create}?template=${templateId}`
