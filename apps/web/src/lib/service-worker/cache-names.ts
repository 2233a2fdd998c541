/** The start of the names of all caches of this app. */
export const CACHE_PREFIX = 'memesmith-'

/** The caches of the service worker. What is in others of this app is of an older version. */
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

/** The message to the service worker that the user signs out. */
export const FORGET_ACCOUNT = 'forget-account'
