/** The prefix of the names of all this app's caches. */
export const CACHE_PREFIX = 'memesmith-'

/** The service worker's caches. The app's other caches are left over from older versions. */
export const CACHES = {
  /** The pages of the app, and the files beside them whose content may change. */
  pages: `${CACHE_PREFIX}pages-1`,
  /** Files whose names contain a hash of their content. */
  assets: `${CACHE_PREFIX}assets-1`,
  fonts: `${CACHE_PREFIX}fonts-1`,
  templates: `${CACHE_PREFIX}templates-1`,
  /** Pictures of the gallery, which everyone may see. */
  pictures: `${CACHE_PREFIX}pictures-1`,
  stickers: `${CACHE_PREFIX}stickers-1`,
  /** Who is signed in. */
  account: `${CACHE_PREFIX}account-1`,
} as const

/** The message that tells the service worker that the user signs out. */
export const FORGET_ACCOUNT = 'forget-account'
