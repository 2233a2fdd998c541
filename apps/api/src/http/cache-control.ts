/** How long answers may live in caches, as values of `Cache-Control`. */
export const CACHE_CONTROL = {
  /** What never changes at its address: the pictures of templates, fonts, hashed files. */
  forever: 'public, max-age=31536000, immutable',
  /** Pictures of memes: five minutes after a change or a deletion no cache shows the old one. */
  shared: 'public, max-age=300, must-revalidate',
  /** What is a user's own: kept by their browser alone, and asked for again after five minutes. */
  own: 'private, max-age=300, must-revalidate',
} as const
