import type { I18n } from '@memesmith/languages/server'
import { html } from 'ghtml'
import { pageShell } from './page-shell.ts'
import type { WebAssets } from './web-assets.ts'

interface ErrorPage {
  readonly siteName: string
  readonly i18n: I18n
  readonly webAssets: WebAssets
  /** A sentence for the user. */
  readonly message: string
  /** The request id, to quote to the operator. */
  readonly requestId: string
}

/** The HTML page for an error, for requests that accept HTML. */
export const errorPage = ({ siteName, i18n, webAssets, message, requestId }: ErrorPage): string => {
  const [top, bottom] = i18n.t('That did / not work').split(' / ')
  return pageShell({
    title: `${i18n.t('That did not work')} · ${siteName}`,
    siteName,
    i18n,
    webAssets,
    body: html`<main class="share">
      <h1 class="lost-picture caption-text"><span>${top}</span> <span>${bottom}</span></h1>
      <p role="alert">${message}</p>
      <p class="hint">${i18n.t('If it keeps happening, tell whoever runs this site:')} <code>${requestId}</code></p>
      <p class="actions"><a class="button button-primary" href="/">${i18n.t('Go Home')}</a></p>
    </main>`,
  })
}
