import { MAX_PREVIEW_SIDE } from '@memesmith/contract'
import { fitWithin } from './fit-within.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** WhatsApp shows no preview that is narrower, in pixels, or wider than so many times its height. */
const MIN_WIDTH = 300
const MAX_RATIO = 4

/**
 * The size of the JPEG for a picture's link previews, and of the picture within it. A small picture is
 * scaled up, and one of an extreme shape gets margins.
 */
export function previewSize(picture: Size): Size & { readonly picture: Size } {
  const { width, height } = picture
  const fitted = fitWithin(picture, MAX_PREVIEW_SIDE)
  const scale = Math.max(fitted.scale, Math.min(MIN_WIDTH / width, MAX_PREVIEW_SIDE / height))
  const drawn = scaled(picture, scale)
  const wide = Math.max(MIN_WIDTH, drawn.width)
  return {
    width: wide,
    height: Math.max(Math.ceil(wide / MAX_RATIO), drawn.height),
    picture: drawn,
  }
}

/** Smaller previews have one of this many widths, so that nobody can request a thousand sizes of a picture. */
const SMALLER_WIDTHS = 64

/** The next smaller width of a preview, in pixels. */
export function smallerWidth({ width }: Pick<Size, 'width'>, wanted: number): number {
  const step = Math.ceil(width / SMALLER_WIDTHS)
  return Math.max(1, Math.floor(wanted / step) * step)
}

/** The size of a preview that is scaled down to a width. */
export const scaledToWidth = ({ width, height }: Size, newWidth: number): Size => ({
  width: newWidth,
  height: Math.max(1, Math.floor((height * newWidth) / width)),
})

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})
