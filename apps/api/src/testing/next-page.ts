/**
 * The address of the page that follows in a list.
 *
 * @param link the `Link` header of a page
 * @returns undefined after the last page
 */
export const nextPage = (link: unknown): string | undefined =>
  /^<([^>]+)>; rel="next"$/.exec(String(link))?.[1]
