import { PAGES } from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'

export const NOT_SHARED =
  'Whoever made this meme has to confirm their e-mail address before others can see it.'

/** The page for the link of a meme whose owner has not verified their e-mail address. */
export const notSharedPage = (site: {
  readonly siteName: string
  readonly webAssets: WebAssets
}): string =>
  pageShell({
    ...site,
    title: `Not shared yet · ${site.siteName}`,
    head: '<meta name="robots" content="noindex">',
    body: html`<main class="share">
      <h1 class="lost-picture caption-text"><span>Not shared</span> <span>yet</span></h1>
      <p>${NOT_SHARED}</p>
      <p class="hint">Is it yours? Your account page can send you the e-mail again.</p>
      <p class="actions">
        <a class="button button-primary" href="${PAGES.account}">My account</a>
        <a class="button" href="${PAGES.gallery}">Browse Templates</a>
      </p>
    </main>`,
  })
