import { evenSide } from '@memesmith/animation'
import {
  type CopyFormat,
  calls,
  formatBytes,
  type Meme,
  type MemeFile,
  memeFiles,
  PAGES,
  pathOf,
  queryOf,
  remixPath,
  templateEditorPath,
} from '@memesmith/contract'
import type { I18n } from '@memesmith/languages/server'
import { html } from 'ghtml'
import { altText } from '../../http/pages/alt-text.ts'
import { pageShell } from '../../http/pages/page-shell.ts'
import type { PageSite } from '../../http/pages/page-site.ts'
import { shortenText } from '../../runtime/shorten-text.ts'
import { COPY_TYPES } from '../memes/animation-copies.service.ts'

export type SharedMeme = Pick<
  Meme,
  | 'animationUrl'
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
  /** The formats that it is available in, besides WebP; none for a still picture. */
  readonly copies: readonly CopyFormat[]
  /** The sizes of its files in bytes, as far as they are known: a copy may not be made yet. */
  readonly sizes: Partial<Readonly<Record<MemeFile['format'], number>>>
  /** The size of its JPEG. */
  readonly preview: PictureSize
  /** The description of the picture without captions; null when there is none. */
  readonly pictureDescription: string | null
}

type PictureSize = Pick<Meme, 'height' | 'width'>

/** The small JPEG of a meme, which every chat shows. One of an extreme shape has margins. */
export const jpegOf = ({ memeImageUrl }: Pick<Meme, 'memeImageUrl'>): string =>
  memeImageUrl.replace('.png', '.jpg')

/** Of a page's own words, as link previews call it: a language and its best-known country. */
const localeOf = ({ language }: I18n): string => {
  const { language: name, region } = new Intl.Locale(language).maximize()
  return `${name}_${region}`
}

/** The maximum length of a description in link previews, in characters. */
const MAX_PREVIEW_LENGTH = 420

/**
 * The page of a shared link, for users and for link previews.
 *
 * @param origin scheme and host of the page's own URLs
 */
export async function sharePage(
  meme: SharedMeme,
  site: PageSite & { readonly origin: string },
): Promise<string> {
  const pageUrl = site.origin + meme.shareUrl
  const previewUrl = site.origin + jpegOf(meme)
  const videoUrl = copyOf(meme, 'mp4')
  const { i18n } = site
  const alt = await altText(meme, i18n)
  const preview = shortenText(alt, MAX_PREVIEW_LENGTH)
  const make = meme.templateId === null ? PAGES.create : templateEditorPath(meme.templateId)

  return pageShell({
    title: `${meme.title} · ${site.siteName}`,
    siteName: site.siteName,
    i18n,
    webAssets: site.webAssets,
    head: html`${''}!${meme.isPublic ? '' : '<meta name="robots" content="noindex">'}
    <link rel="canonical" href="${pageUrl}">
    <link rel="alternate" type="application/json+oembed" href="${site.origin + calls.oembed.path + queryOf({ url: pageUrl })}" title="${meme.title}">
    <meta name="description" content="${preview}">
    <meta property="og:type" content="${videoUrl === undefined ? 'website' : 'video.other'}">
    <meta property="og:site_name" content="${site.siteName}">
    <meta property="og:locale" content="${localeOf(i18n)}">
    <meta property="og:title" content="${meme.title}">
    <meta property="og:description" content="${preview}">
    <meta property="og:url" content="${pageUrl}">
    <meta property="og:image" content="${previewUrl}">
    <meta property="og:image:type" content="image/jpeg">
    <meta property="og:image:width" content="${meme.preview.width}">
    <meta property="og:image:height" content="${meme.preview.height}">
    <meta property="og:image:alt" content="${preview}">
    !${videoUrl === undefined ? '' : previewVideo(site.origin + videoUrl, meme)}
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:title" content="${meme.title}">
    <meta name="twitter:description" content="${preview}">
    <meta name="twitter:image" content="${previewUrl}">
    <meta name="twitter:image:alt" content="${preview}">`,
    body: html`<main class="share">
      <h1>${meme.title}</h1>
      !${picture(meme, alt)}
      <div class="actions">
        <a class="button button-primary" href="${make}">${i18n.t('Make your own')}</a>
        <a class="button" href="${remixPath(meme.shareId)}">${i18n.t('Remix')}</a>
        !${downloads(meme, i18n)}
      </div>
      <p><a class="button button-plain button-small" rel="nofollow" href="${pathOf(calls.reportPage, { shareId: meme.shareId })}">${i18n.t('Report this meme')}</a></p>
    </main>`,
  })
}

/** For chats that play it. X does so only for sites that it has approved, so its card is the still. */
function previewVideo(url: string, { width, height }: PictureSize): string {
  const secure = url.startsWith('https:')
    ? html`<meta property="og:video:secure_url" content="${url}">`
    : ''
  return html`<meta property="og:video" content="${url}">
    !${secure}
    <meta property="og:video:type" content="${COPY_TYPES.mp4}">
    <meta property="og:video:width" content="${evenSide(width)}">
    <meta property="og:video:height" content="${evenSide(height)}">`
}

/**
 * Once loaded, the animation covers its first frame, unless the user wants less motion. Until then a
 * small JPEG of that frame shows, because the animation is megabytes.
 */
function picture(meme: SharedMeme, alt: string): string {
  const { animationUrl, memeImageUrl, preview, width, height } = meme
  const size = html`width="${width}" height="${height}"`
  if (animationUrl === null) {
    return html`<img class="picture" src="${memeImageUrl}" !${size} alt="${alt}">`
  }
  // Margins would not be covered.
  const hasMargins = Math.abs(preview.width * height - preview.height * width) > 2 * width
  const still = hasMargins ? memeImageUrl : jpegOf(meme)
  return html`<div class="moving-picture">
        <picture>
          <source media="(prefers-reduced-motion: reduce)" srcset="${memeImageUrl}">
          <img class="picture" src="${still}" !${size} alt="${alt}" fetchpriority="high">
        </picture>
        <img class="picture animation" src="${animationUrl}" !${size} alt="" loading="lazy" fetchpriority="low">
      </div>`
}

/** A button for the best file, and a list of all where there are more. */
function downloads(meme: SharedMeme, i18n: I18n): string {
  const files = memeFiles(meme, meme.copies)
  const [best] = files
  if (best === undefined) return ''
  const address = ({ url }: MemeFile) => `${url}${url.includes('?') ? '&' : '?'}download`
  if (files.length === 1)
    return html`<a class="button" href="${address(best)}" download>${i18n.t('Download')}</a>`
  const items = files.map((file) => {
    const size = meme.sizes[file.format]
    const words = [
      i18n.t(file.worksIn),
      ...(size === undefined ? [] : [formatBytes(size, i18n.language)]),
    ].join(' · ')
    return html`<li><a href="${address(file)}" download>${file.name} <span>${words}</span></a></li>`
  })
  return html`<a class="button" href="${address(best)}" download>${i18n.t('Download {format}', { format: best.name })}</a>
        <details class="files">
          <summary class="button">${i18n.t('More formats')}</summary>
          <ul>!${items.join('')}</ul>
        </details>`
}

/** The address of the meme in another format, if it is available in that. */
export const copyOf = (
  meme: Pick<SharedMeme, 'animationUrl' | 'copies' | 'memeImageUrl'>,
  format: CopyFormat,
): string | undefined => memeFiles(meme, meme.copies).find((file) => file.format === format)?.url
