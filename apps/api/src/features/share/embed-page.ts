import type { Meme } from '@memesmith/contract'
import { html } from 'ghtml'
import { altText } from './alt-text.ts'

type EmbeddedMeme = Pick<
  Meme,
  'animationUrl' | 'bottomText' | 'memeImageUrl' | 'shareUrl' | 'title' | 'topText'
> & { readonly pictureDescription: string | null }

/** Any site may show this page, and nothing runs in it. */
export const EMBED_HEADERS = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'cross-origin-resource-policy': 'cross-origin',
}

/** A meme that fills its frame, and leads to its page. */
export const embedPage = (meme: EmbeddedMeme): string =>
  html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${meme.title}</title>
    <style>html, body, a { margin: 0; height: 100% } a { display: block } img { width: 100%; height: 100%; object-fit: contain; display: block }</style>
  </head>
  <body>
    <a href="${meme.shareUrl}" target="_blank" rel="noopener"><img src="${meme.animationUrl ?? meme.memeImageUrl}" alt="${altText(meme)}"></a>
  </body>
</html>`
