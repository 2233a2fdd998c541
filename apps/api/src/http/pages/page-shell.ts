import { directionOf, SOURCE_LANGUAGE } from '@memesmith/languages'
import { type I18n, i18nOf } from '@memesmith/languages/server'
import { html } from 'ghtml'
import type { WebAssets } from './web-assets.ts'

interface PageShell {
  readonly title: string
  readonly siteName: string
  /** The language of the page; English for a page that is not translated yet. */
  readonly i18n?: I18n
  readonly webAssets: WebAssets
  /** The page's own URL, when it is the response to a form. */
  readonly answeredAt?: string | undefined
  /** HTML for the head; the caller must have escaped it. */
  readonly head?: string
  /** HTML of the content; the caller must have escaped it. */
  readonly body: string
}

/** A server-rendered page in the product's design; it works without JavaScript. */
export const pageShell = ({
  title,
  siteName,
  i18n = i18nOf(SOURCE_LANGUAGE),
  webAssets,
  answeredAt,
  head = '',
  body,
}: PageShell): string =>
  html`<!doctype html>
<html lang="${i18n.language}" dir="${directionOf(i18n.language)}">
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
