import { calls, PAGES, pathOf, personPath } from '@memesmith/contract'
import { html } from 'ghtml'

interface ListedPages {
  readonly shareIds: readonly string[]
  readonly handles: readonly string[]
}

/** The pages of the public side in the format of sitemaps.org. */
export function siteMapOf({ shareIds, handles }: ListedPages, origin: string): string {
  const paths = [
    PAGES.home,
    PAGES.gallery,
    PAGES.explore,
    ...handles.map(personPath),
    ...shareIds.map((shareId) => pathOf(calls.sharePage, { shareId })),
  ]
  const urls = paths.map((path) => html`<url><loc>${origin + path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}
