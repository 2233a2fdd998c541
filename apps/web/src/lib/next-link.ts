/**
 * Where the next page of a list is, by the header `Link` of its answer.
 *
 * @returns a path of this site; undefined on the last page, and from a server that has no pages
 */
export function nextLink(answer: Response): string | undefined {
  const links = answer.headers.get('link')?.split(',') ?? []
  const next = links.find((link) => /;\s*rel="?next"?\s*$/.test(link))
  return /<(\/(?!\/)[^<>]*)>/.exec(next ?? '')?.[1]
}
