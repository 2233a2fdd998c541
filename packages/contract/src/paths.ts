/** Addresses that one app makes and the other serves. */

/** The pages of the web app: those of spec §2, and the account's. Any other path is its 404 page. */
export const PAGES = {
  home: '/',
  gallery: '/gallery',
  create: '/create',
  dashboard: '/dashboard',
  account: '/account',
} as const

export const LOGIN_PATH = '/api/login'
/** Where a single sign-on provider sends people back to. */
export const LOGIN_CALLBACK_PATH = '/api/login/callback'
export const LOGOUT_PATH = '/api/logout'

/** The page where signed-out people log in or sign up, and the page of ours they come back to. */
export const loginPath = (returnTo: string): string =>
  `${LOGIN_PATH}?returnTo=${encodeURIComponent(returnTo)}`

/** The same page, where a small screen shows the form of those who have no account yet. */
export const signUpPath = (returnTo: string): string => `${loginPath(returnTo)}#signup`

/** The editor, with what is in it. */
export const EDITOR_PATH = `${PAGES.create}?tab=editor`

/** The editor, opened with a template. */
export const templateEditorPath = (templateId: number): string =>
  `${PAGES.create}?template=${templateId}`

/** Where caption fonts are served, by the id of a font file. */
export const FONT_PATH = '/api/fonts/'
