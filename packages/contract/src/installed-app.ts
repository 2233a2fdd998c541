/** What the installed app needs. The first page of the web app needs none of it. */
import { PAGES } from './pages.ts'
import { EDITOR_PATH } from './paths.ts'
import { MEGABYTE } from './units.ts'

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

/** An empty page of the web app, which the service worker keeps for all pages but the landing page. */
export const SHELL_PATH = `${PAGES.gallery}?shell`

/** The script of the service worker. It is in the root of the site, whose pages it serves. */
export const SERVICE_WORKER = '/sw.js'

/** What the installed app takes from the system's share sheet, beside pictures. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const

/** The largest video that is opened. It is read in the browser, part by part, and never uploaded. */
export const MAX_VIDEO_BYTES = 200 * MEGABYTE
