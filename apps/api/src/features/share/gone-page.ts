import { PAGES } from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'

/** The page for a link whose meme was deleted, or which was mistyped. */
export const gonePage = (site: {
  readonly siteName: string
  readonly webAssets: WebAssets
}): string =>
  pageShell({
    ...site,
    title: `This meme is gone · ${site.siteName}`,
    head: '<meta name="robots" content="noindex">',
    body: html`<main class="share">
      <h1 class="lost-picture caption-text"><span>This meme</span> <span>is gone</span></h1>
      <p>Whoever made it has deleted it, or the link is not complete.</p>
      <p class="actions">
        <a class="button button-primary" href="${PAGES.create}">Make your own</a>
        <a class="button" href="${PAGES.gallery}">Browse Templates</a>
      </p>
    </main>`,
  })
