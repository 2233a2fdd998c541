import { PAGES } from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { PageSite } from '../../http/pages/page-site.ts'

export const NOT_SHARED =
  /*i18n*/ 'Whoever made this meme has to confirm their e-mail address before others can see it.'

/** The page for the link of a meme whose owner has not verified their e-mail address. */
export function notSharedPage(site: PageSite): string {
  const { i18n, siteName } = site
  const [top, bottom] = i18n.t('Not shared / yet').split(' / ')
  return pageShell({
    ...site,
    title: `${i18n.t('Not shared yet')} · ${siteName}`,
    head: '<meta name="robots" content="noindex">',
    body: html`<main class="share">
      <h1 class="lost-picture caption-text"><span>${top}</span> <span>${bottom}</span></h1>
      <p>${i18n.t(NOT_SHARED)}</p>
      <p class="hint">${i18n.t('Is it yours? Your account page can send you the e-mail again.')}</p>
      <p class="actions">
        <a class="button button-primary" href="${PAGES.account}">${i18n.t('My account')}</a>
        <a class="button" href="${PAGES.gallery}">${i18n.t('Browse Templates')}</a>
      </p>
    </main>`,
  })
}
