import { directionOf } from '@memesmith/languages'
import type { I18n } from '@memesmith/languages/server'
import { html } from 'ghtml'
import { altText } from '../../http/pages/alt-text.ts'
import { copyOf, jpegOf, type SharedMeme } from './share-page.ts'

type EmbeddedMeme = Pick<
  SharedMeme,
  | 'animationUrl'
  | 'bottomText'
  | 'copies'
  | 'memeImageUrl'
  | 'pictureDescription'
  | 'shareUrl'
  | 'title'
  | 'topText'
>

/**
 * Any site may frame this page, and no script runs in it.
 *
 * @param bucketUrl where pictures may be loaded from as well
 */
export const embedHeaders = (bucketUrl: string | undefined) => ({
  'content-security-policy': [
    "default-src 'none'",
    ["img-src 'self'", ...(bucketUrl === undefined ? [] : [new URL(bucketUrl).origin])].join(' '),
    "media-src 'self'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; '),
  'cross-origin-resource-policy': 'cross-origin',
})

/** A meme that fills its frame, and links to its page. */
export const embedPage = async (meme: EmbeddedMeme, i18n: I18n): Promise<string> =>
  html`<!doctype html>
<html lang="${i18n.language}" dir="${directionOf(i18n.language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${meme.title}</title>
    <style>html, body, a { margin: 0; height: 100% } a { display: block } img, video { width: 100%; height: 100%; object-fit: contain; display: block }</style>
  </head>
  <body>
    <a href="${meme.shareUrl}" target="_blank" rel="noopener">!${await picture(meme, i18n)}</a>
  </body>
</html>`

/** The MP4, which has a hundredth of the lossless WebP's bytes; the WebP if there is no MP4. */
async function picture(meme: EmbeddedMeme, i18n: I18n): Promise<string> {
  const { animationUrl, memeImageUrl } = meme
  const alt = await altText(meme, i18n)
  const videoUrl = copyOf(meme, 'mp4')
  return videoUrl === undefined
    ? html`<img src="${animationUrl ?? memeImageUrl}" alt="${alt}">`
    : html`<video src="${videoUrl}" poster="${jpegOf(meme)}" aria-label="${alt}" autoplay muted loop playsinline></video>`
}
