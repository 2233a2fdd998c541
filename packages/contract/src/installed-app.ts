/** What the installed app needs. The web app's first page needs none of this. */
import { PAGES } from './pages.ts'
import { EDITOR_PATH } from './paths.ts'
import { MEGABYTE } from './units.ts'

/** The form field of a picture that the system shares with the installed app. */
export const SHARED_PICTURE_FIELD = 'picture'

/** The query parameter that says what became of such a picture. */
export const SHARED = 'shared'

/**
 * The editor, which opens a picture that was shared with the app.
 *
 * @param shared whether the service worker kept the picture or it is lost
 */
export const sharedPicturePath = (shared: 'kept' | 'lost'): string =>
  `${EDITOR_PATH}&${SHARED}=${shared}`

/** An empty page of the web app, which the service worker serves for every page but the landing page. */
export const SHELL_PATH = `${PAGES.gallery}?shell`

/** The service worker's script. It is at the root of the site, so that its scope is all pages. */
export const SERVICE_WORKER = '/sw.js'

/** What else the installed app accepts from the system's share sheet, besides pictures. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const

/** The largest video that can be opened. The browser reads it piece by piece; it is never uploaded. */
export const MAX_VIDEO_BYTES = 200 * MEGABYTE
