import { calls, type Meme, pathOf } from '@memesmith/contract'
import { html } from 'ghtml'
import { jpegOf } from './share-page.ts'

interface EmbeddedMeme
  extends Pick<Meme, 'animationUrl' | 'height' | 'memeImageUrl' | 'title' | 'width'> {
  readonly shareId: string
}

interface Limits {
  readonly maxwidth?: string | undefined
  readonly maxheight?: string | undefined
}

/** Of a frame that a site shows; smaller is not worth looking at. */
const MIN_SIDE = 50

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
  const scale = Math.min(1, limitOf(maxwidth) / meme.width, limitOf(maxheight) / meme.height)
  const size = {
    width: Math.max(1, Math.floor(meme.width * scale)),
    height: Math.max(1, Math.floor(meme.height * scale)),
  }
  const known = {
    version: '1.0',
    title,
    provider_name: siteName,
    provider_url: origin,
    // A change or a deletion shows as soon as on the share page.
    cache_age: 300,
    ...size,
  }
  const picture = origin + jpegOf(meme)
  if (animationUrl === null) return { ...known, type: 'photo', url: picture }
  const frame = origin + pathOf(calls.embedPage, { shareId })
  return {
    ...known,
    type: 'video',
    html: html`<iframe src="${frame}" width="${size.width}" height="${size.height}" title="${title}" loading="lazy" style="border:0"></iframe>`,
    thumbnail_url: picture,
    thumbnail_width: size.width,
    thumbnail_height: size.height,
  }
}

function limitOf(text: string | undefined): number {
  const pixels = /^\d{1,6}$/.test(text ?? '') ? Number(text) : 0
  return pixels === 0 ? Number.POSITIVE_INFINITY : Math.max(MIN_SIDE, pixels)
}

/** The share id of a meme's page on this site; undefined for any other address. */
export function shareIdAt(address: string, origin: string): string | undefined {
  const url = URL.parse(address)
  if (url?.host !== new URL(origin).host) return undefined
  const [start = '', end = ''] = calls.sharePage.path.split(':shareId')
  if (!url.pathname.startsWith(start)) return undefined
  const id = url.pathname.slice(start.length, url.pathname.length - end.length).replace(/\/$/, '')
  return id === '' || id.includes('/') ? undefined : id
}
