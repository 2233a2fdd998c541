/** Values of the `Cache-Control` header. */
export const CACHE_CONTROL = {
  /** For content that never changes at its URL: template pictures, fonts, hashed files. */
  forever: 'public, max-age=31536000, immutable',
  /**
   * For pictures of memes: no cache serves an old one for more than five minutes after a change.
   */
  shared: 'public, max-age=300, must-revalidate',
  /** For a user's own content: cached by their browser only, and revalidated after five minutes. */
  own: 'private, max-age=300, must-revalidate',
} as const

/** Whether shared caches may store a response with this header. */
export const isForEverybody = (cacheControl: unknown): boolean =>
  cacheControl === CACHE_CONTROL.forever || cacheControl === CACHE_CONTROL.shared
