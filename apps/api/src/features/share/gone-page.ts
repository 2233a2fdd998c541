import { PAGES } from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { PageSite } from '../../http/pages/page-site.ts'

/** Why a meme that exists is not shown. */
export const ABSENCES = {
  'taken-down': /*i18n*/ 'The people who run this site have taken it down.',
  suspended: /*i18n*/ 'The account that it belongs to is suspended.',
} as const

/** The page for a link that was mistyped, or whose meme was deleted or taken down. */
export function gonePage(
  site: PageSite,
  reason: string = /*i18n*/ 'Whoever made it has deleted it, or the link is not complete.',
): string {
  const { i18n, siteName } = site
  const [top, bottom] = i18n.t('This meme / is gone').split(' / ')
  return pageShell({
    ...site,
    title: `${i18n.t('This meme is gone')} · ${siteName}`,
    head: '<meta name="robots" content="noindex">',
    body: html`<main class="share">
      <h1 class="lost-picture caption-text"><span>${top}</span> <span>${bottom}</span></h1>
      <p>${i18n.t(reason)}</p>
      <p class="actions">
        <a class="button button-primary" href="${PAGES.create}">${i18n.t('Make your own')}</a>
        <a class="button" href="${PAGES.gallery}">${i18n.t('Browse Templates')}</a>
      </p>
    </main>`,
  })
}
