import { BAR_COLOR, type Caption } from '@memesmith/meme-render'
import { contrast, luminanceOfHex } from '../../../lib/contrast.ts'
import { type CaptionChanges, isBar } from './edit-layers.ts'

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

/** Whether a caption with these changes can be read on the ground of its own that it has then, or has none. */
export function suits(caption: Caption, changes: CaptionChanges): boolean {
  const { background, barColor = BAR_COLOR, bubble, color } = { ...caption, ...changes }
  const ground = background ?? bubble?.color ?? (isBar(caption) ? barColor : undefined)
  return ground === undefined || isLegible(color, ground)
}
