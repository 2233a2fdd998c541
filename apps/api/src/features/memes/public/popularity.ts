/** So much later, in ms, about a tenth of the likes is enough for the same place: 12.5 hours. */
const TENFOLD_MS = 45_000_000

/**
 * The place of a public meme in the order by popularity: likes that fade with time. It is the "hot" order
 * that Reddit published with its source (`_sorts.pyx`, 2008 to 2017), without votes against. It changes only
 * with a like, so it is stored, and a list is read from its index.
 *
 * @param shownAt in ms since 1970
 */
export const popularityOf = (likes: number, shownAt: number): number =>
  Math.log10(1 + likes) + shownAt / TENFOLD_MS
