/**
 * Reads the URL of a list's next page from the header `Link`.
 *
 * @returns a path of this site; undefined on the last page, and if the server has no pages
 */
export function nextLink(response: Response): string | undefined {
  const links = response.headers.get('link')?.split(',') ?? []
  const next = links.find((link) => /;\s*rel="?next"?\s*$/.test(link))
  return /<(\/(?!\/)[^<>]*)>/.exec(next ?? '')?.[1]
}
