import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { calls, LINK_PREVIEW, type Site } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { html } from 'ghtml'
import type { Config } from '../../config/config.ts'
import type { PictureConverter } from '../../render/picture-converter.ts'
import type { Renderer } from '../../render/renderer.ts'
import { keepResult } from '../../runtime/keep-result.ts'
import type { SentPicture } from '../answers/send-picture.ts'
import { WEB_DIST, type WebAssets } from './web-assets.ts'

/** Meme pixels. */
const FONT_SIZE = 44
/** Not the id of a user. */
const THE_SITE = 0
const JPEG_TYPE = calls.linkPreview.answer[200].contentType
const SIZE = { width: 800, height: 600 } as const

interface LinkPreviewParts {
  readonly config: Pick<Config, 'watermarkText'>
  readonly renderer: Renderer
  readonly converter: PictureConverter
  readonly webAssets: WebAssets
}

/** @returns a function that draws the picture, a meme, on its first call and keeps it */
export const createLinkPreview = ({ config, converter, renderer, webAssets }: LinkPreviewParts) =>
  keepResult(async (): Promise<SentPicture> => {
    const read = () => readFile(join(WEB_DIST, webAssets.url(LINK_PREVIEW.source)))
    const { png } = await renderer.render(
      THE_SITE,
      { key: calls.linkPreview.path, read },
      {
        document: documentOfTexts({ ...LINK_PREVIEW, fontSize: FONT_SIZE }),
        watermark: config.watermarkText,
      },
    )
    const data = await converter.preview(THE_SITE, png)
    const version = createHash('sha256').update(data).digest('base64url')
    return { version, mimeType: JPEG_TYPE, read: async () => data }
  })

/**
 * The link preview tags of the landing page.
 *
 * @param page the page's HTML, from which the title and description are taken
 * @param origin scheme and host of the URLs
 * @throws Error when the page has no title or no description
 */
export function linkPreviewTags(page: string, { siteName }: Site, origin: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1]
  if (title === undefined || description === undefined) {
    throw new Error('expected a title and a description in the built page')
  }
  const picture = origin + calls.linkPreview.path
  const alt = `${LINK_PREVIEW.shows} It says: ${LINK_PREVIEW.topText} / ${LINK_PREVIEW.bottomText}`
  // Title and description are already escaped.
  return html`<link rel="canonical" href="${origin}/">
    <meta property="og:type" content="website">
    <meta property="og:site_name" content="${siteName}">
    <meta property="og:title" content="!${title}">
    <meta property="og:description" content="!${description}">
    <meta property="og:url" content="${origin}/">
    <meta property="og:image" content="${picture}">
    <meta property="og:image:type" content="${JPEG_TYPE}">
    <meta property="og:image:width" content="${SIZE.width}">
    <meta property="og:image:height" content="${SIZE.height}">
    <meta property="og:image:alt" content="${alt}">
    <meta name="twitter:card" content="summary_large_image">
    <meta name="twitter:title" content="!${title}">
    <meta name="twitter:description" content="!${description}">
    <meta name="twitter:image" content="${picture}">
    <meta name="twitter:image:alt" content="${alt}">`
}
