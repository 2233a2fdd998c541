import { calls, type Meme, pathOf } from '@memesmith/contract'
import { html } from 'ghtml'
import { previewSize, scaledToWidth, smallerWidth } from '../../render/preview-size.ts'
import { pixelsIn } from './pixels-in.ts'
import { jpegOf } from './share-page.ts'

interface EmbeddedMeme
  extends Pick<Meme, 'animationUrl' | 'height' | 'memeImageUrl' | 'title' | 'width'> {
  readonly shareId: string
  /** The size of its JPEG. */
  readonly preview: Size
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Limits {
  readonly maxwidth?: string | undefined
  readonly maxheight?: string | undefined
}

/**
 * Describes a meme as oEmbed 1.0: a photo, or for one that moves a video in a frame.
 *
 * @param limits in pixels, as a client sends them
 */
export function describeForEmbedding(
  meme: EmbeddedMeme,
  { maxwidth, maxheight }: Limits,
  { siteName, origin }: { readonly siteName: string; readonly origin: string },
) {
  const { title, shareId, animationUrl } = meme
  const limits = {
    width: pixelsIn(maxwidth) ?? Number.POSITIVE_INFINITY,
    height: pixelsIn(maxheight) ?? Number.POSITIVE_INFINITY,
  }
  const known = {
    version: '1.0',
    title,
    provider_name: siteName,
    provider_url: origin,
    // A change or a deletion shows as soon as on the share page.
    cache_age: 300,
  }
  const { path, ...size } = pictureWithin(meme, limits)
  const url = origin + path
  if (animationUrl === null) return { ...known, type: 'photo', url, ...size }
  const frame = origin + pathOf(calls.embedPage, { shareId })
  const fitted = scaledToWidth(meme, widthWithin(meme, limits))
  const frameSize = { ...fitted, height: Math.min(fitted.height, limits.height) }
  return {
    ...known,
    type: 'video',
    ...frameSize,
    html: html`<iframe src="${frame}" width="${frameSize.width}" height="${frameSize.height}" title="${title}" loading="lazy" style="border:0"></iframe>`,
    thumbnail_url: url,
    thumbnail_width: size.width,
    thumbnail_height: size.height,
  }
}

/** The JPEG of a meme, or where that is too large the address of a smaller one, which has just this size. */
function pictureWithin(meme: EmbeddedMeme, limits: Size): Size & { readonly path: string } {
  const { preview } = meme
  const path = jpegOf(meme)
  if (preview.width <= limits.width && preview.height <= limits.height) return { path, ...preview }
  const full = previewSize(meme)
  const width = smallerWidth(full, Math.min(preview.width, widthWithin(full, limits)))
  const separator = path.includes('?') ? '&' : '?'
  return { path: `${path}${separator}width=${width}`, ...scaledToWidth(full, width) }
}

/** The width at which a picture of this shape fits, in whole pixels from 1; it is never scaled up. */
const widthWithin = ({ width, height }: Size, limits: Size): number =>
  Math.max(1, Math.floor(Math.min(width, limits.width, (limits.height * width) / height)))

/** The share id of a meme's page on this site; undefined for any other address. Links without TLS are also ours. */
export function shareIdAt(address: string, origin: string): string | undefined {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return undefined
  if (url.host !== new URL(origin).host) return undefined
  const [start = '', end = ''] = calls.sharePage.path.split(':shareId')
  if (!url.pathname.startsWith(start)) return undefined
  const id = url.pathname.slice(start.length, url.pathname.length - end.length).replace(/\/$/, '')
  return id === '' || id.includes('/') ? undefined : id
}
