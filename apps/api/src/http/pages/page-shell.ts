import { html } from 'ghtml'
import type { WebAssets } from './web-assets.ts'

interface PageShell {
  readonly title: string
  readonly siteName: string
  readonly webAssets: WebAssets
  /** Where the page is to be had again, when it is the answer to a form. */
  readonly answeredAt?: string | undefined
  /** Finished HTML for the head: everything in it is escaped already. */
  readonly head?: string
  /** Finished HTML: everything in it is escaped already. */
  readonly body: string
}

/** A page that the server writes itself, in the product's look; it works without JavaScript. */
export const pageShell = ({
  title,
  siteName,
  webAssets,
  answeredAt,
  head = '',
  body,
}: PageShell): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <script src="/theme.js"></script>
    <link rel="stylesheet" href="${webAssets.url('src/styles/pages.css')}">
    !${answeredAt === undefined ? '' : answerHead(answeredAt)}
    !${head}
  </head>
  <body>
    <header class="page-header">
      <a class="wordmark" href="/">${siteName}</a>
    </header>
    !${body}
  </body>
</html>`

const answerHead = (path: string) => html`<link rel="canonical" href="${path}">
    <script src="/form-answer.js" defer></script>`
