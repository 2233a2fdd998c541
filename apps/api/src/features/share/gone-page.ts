import { PAGES } from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'

/** Why a meme that exists is not shown. */
export const ABSENCES = {
  'taken-down': 'The people who run this site have taken it down.',
  suspended: 'The account that it belongs to is suspended.',
} as const

/** The page for a link that was mistyped, or whose meme was deleted or taken down. */
export const gonePage = (
  site: { readonly siteName: string; readonly webAssets: WebAssets },
  reason = 'Whoever made it has deleted it, or the link is not complete.',
): string =>
  pageShell({
    ...site,
    title: `This meme is gone · ${site.siteName}`,
    head: '<meta name="robots" content="noindex">',
    body: html`<main class="share">
      <h1 class="lost-picture caption-text"><span>This meme</span> <span>is gone</span></h1>
      <p>${reason}</p>
      <p class="actions">
        <a class="button button-primary" href="${PAGES.create}">Make your own</a>
        <a class="button" href="${PAGES.gallery}">Browse Templates</a>
      </p>
    </main>`,
  })
