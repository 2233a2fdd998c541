import { BAR_COLOR, type Caption } from '@memesmith/meme-render'
import { contrast, luminanceOfHex } from '../../../lib/contrast.ts'
import { isBar } from './edit-layers.ts'

/** The contrast of large text (WCAG 2.2, 1.4.3). */
const LARGE_TEXT_CONTRAST = 3

/** Whether a text of this color can be read on this ground. */
const isLegible = (color: string, ground: string): boolean =>
  contrast(luminanceOfHex(ground), luminanceOfHex(color)) >= LARGE_TEXT_CONTRAST

/** The color, or black or white if it could not be read on this ground. */
export function legibleOn(ground: string, color: string): string {
  if (isLegible(color, ground)) return color
  const own = luminanceOfHex(ground)
  return contrast(own, 0) >= contrast(own, 1) ? '#000000' : '#ffffff'
}

/** Whether a text of this color can be read on the ground of its own that a caption has, or it has none. */
export function suits(caption: Caption, color: string): boolean {
  const ground =
    caption.background ??
    caption.bubble?.color ??
    (isBar(caption) ? (caption.barColor ?? BAR_COLOR) : undefined)
  return ground === undefined || isLegible(color, ground)
}
