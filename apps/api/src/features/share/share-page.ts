import { type Meme, PAGES, remixPath, templateEditorPath } from '@memesmith/contract'
import { html } from 'ghtml'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { WebAssets } from '../../http/pages/web-assets.ts'
import { shortenText } from '../../runtime/shorten-text.ts'
import { altText } from './alt-text.ts'

type SharedMeme = Pick<
  Meme,
  | 'bottomText'
  | 'height'
  | 'isPublic'
  | 'memeImageUrl'
  | 'shareUrl'
  | 'templateId'
  | 'title'
  | 'topText'
  | 'width'
> & {
  readonly shareId: string
  /** The description of the picture without captions; null when there is none. */
  readonly pictureDescription: string | null
}

/** The maximum length of a description in link previews, in characters. */
const MAX_PREVIEW_LENGTH = 420

/**
 * The page of a shared link, for users and for link previews.
 *
 * @param origin scheme and host of the page's own URLs
 */
export function sharePage(
  meme: SharedMeme,
  site: { readonly siteName: string; readonly origin: string; readonly webAssets: WebAssets },
): string {
  const pageUrl = site.origin + meme.shareUrl
  const pictureUrl = site.origin + meme.memeImageUrl
  const alt = altText(meme)
  const preview = shortenText(alt, MAX_PREVIEW_LENGTH)
  const download = `${meme.memeImageUrl}${meme.memeImageUrl.includes('?') ? '&' : '?'}download`
  const make = meme.templateId === null ? PAGES.create : templateEditorPath(meme.templateId)

  return pageShell({
    title: `${meme.title} · ${site.siteName}`,
    siteName: site.siteName,
    webAssets: site.webAssets,
    head: html`${''}!${meme.isPublic ? '' : '<meta name="robots" content="noindex">'}
    <link rel="canonical" href="${pageUrl}">
    <meta name="description" content="${preview}">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${site.siteName}">
    <meta property="og:title" content="${meme.title}">
    <meta property="og:description" content="${preview}">
    <meta property="og:url" content="${pageUrl}">
    <meta property="og:image" content="${pictureUrl}">
    <meta property="og:image:type" content="image/png">
    <meta property="og:image:width" content="${meme.width}">
    <meta property="og:image:height" content="${meme.height}">
    <meta property="og:image:alt" content="${preview}">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:title" content="${meme.title}">
    <meta name="twitter:description" content="${preview}">
    <meta name="twitter:image" content="${pictureUrl}">
    <meta name="twitter:image:alt" content="${preview}">`,
    body: html`<main class="share">
      <h1>${meme.title}</h1>
      <img class="picture" src="${meme.memeImageUrl}" width="${meme.width}" height="${meme.height}" alt="${alt}">
      <p class="actions">
        <a class="button button-primary" href="${make}">Make your own</a>
        <a class="button" href="${remixPath(meme.shareId)}">Remix</a>
        <a class="button" href="${download}" download>Download</a>
      </p>
    </main>`,
  })
}
