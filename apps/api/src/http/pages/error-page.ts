import { html } from 'ghtml'
import { pageShell } from './page-shell.ts'
import type { WebAssets } from './web-assets.ts'

interface ErrorPage {
  readonly siteName: string
  readonly webAssets: WebAssets
  /** A sentence for the user. */
  readonly message: string
  /** The request id, to quote to the operator. */
  readonly requestId: string
}

/** The HTML page for an error, for requests that accept HTML. */
export const errorPage = ({ siteName, webAssets, message, requestId }: ErrorPage): string =>
  pageShell({
    title: `That did not work · ${siteName}`,
    siteName,
    webAssets,
    body: html`<main class="share">
      <h1 class="lost-picture caption-text"><span>That did</span> <span>not work</span></h1>
      <p role="alert">${message}</p>
      <p class="hint">If it keeps happening, tell whoever runs this site: request <code>${requestId}</code></p>
      <p class="actions"><a class="button button-primary" href="/">Go Home</a></p>
    </main>`,
  })
