import { type MemeLayout, paintPicture, TEXT_COLOR_PRESETS } from '@memesmith/meme-render'
import { contrast, type Luminance, luminanceOf, luminanceOfHex } from '../../../lib/contrast.ts'
import type { Picture } from '../picture/picture.ts'

export type ColorPreset = (typeof TEXT_COLOR_PRESETS)[number]

/** Below this contrast captions are hard to read, even though they are large and outlined. */
const WEAK_CONTRAST = 1.8
/** A caption is hard to read if more than this share of its background has weak contrast. */
const WEAK_SHARE = 0.5
/** A recommended color has weak contrast on at most this share of the background. */
const GOOD_SHARE = 0.1
/** Longer side of the scaled-down copy that is analyzed, in px. */
const SAMPLE_SIDE = 96
/** Width of an average capital letter, in font sizes. */
const LETTER_WIDTH = 0.6

/**
 * Analyzes the picture under the captions.
 *
 * @returns the preset with the best contrast if the current color is hard to read, or undefined
 */
export function adviseColor(picture: Picture, layout: MemeLayout): ColorPreset | undefined {
  const color = captionsIn(layout)[0]?.color
  const ground = groundOf(picture, layout)
  if (color === undefined || ground.length === 0) return undefined
  if (weakShare(color, ground) <= WEAK_SHARE) return undefined
  const shares = TEXT_COLOR_PRESETS.map((preset) => weakShare(preset.value, ground))
  const least = Math.min(...shares)
  return least <= GOOD_SHARE ? TEXT_COLOR_PRESETS[shares.indexOf(least)] : undefined
}

function weakShare(color: string, ground: readonly Luminance[]): number {
  const own = luminanceOfHex(color)
  return ground.filter((it) => contrast(own, it) < WEAK_CONTRAST).length / ground.length
}

/** The captions on the picture: the ground of those in bars and bubbles is chosen by the user. */
const captionsIn = ({ layers, size }: MemeLayout) =>
  layers
    .filter((layer) => layer.type === 'caption')
    .filter(({ bubble }) => bubble === undefined)
    .filter(({ bounds: { top, height } }) => top + height > 0 && top < size.height)

/** The luminance of each pixel under the captions. */
function groundOf(picture: Picture, layout: MemeLayout): readonly Luminance[] {
  const { size } = layout
  const scale = SAMPLE_SIDE / Math.max(size.width, size.height)
  const width = Math.max(1, Math.round(size.width * scale))
  const height = Math.max(1, Math.round(size.height * scale))
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (context === null) return []
  paintPicture(context, picture, {
    frame: layout.frame,
    bars: [],
    size: { ...size, pixelWidth: width, pixelHeight: height, above: 0, below: 0 },
  })
  const { data } = context.getImageData(0, 0, width, height)

  const ground: Luminance[] = []
  for (const { lines, x: center, align, bounds, fontSize } of captionsIn(layout)) {
    // Only centered, horizontal captions, whose letters are easy to locate.
    if (align !== 'center' || bounds.degrees !== 0) continue
    for (const { text, baseline } of lines) {
      const half = (text.length * LETTER_WIDTH * fontSize) / 2
      const left = Math.max(0, Math.floor((center - half) * scale))
      const right = Math.min(width, Math.ceil((center + half) * scale))
      const top = Math.max(0, Math.floor((baseline - fontSize * 0.8) * scale))
      const bottom = Math.min(height, Math.ceil(baseline * scale))
      for (let y = top; y < bottom; y += 1) {
        for (let x = left; x < right; x += 1) {
          const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x))
          ground.push(luminanceOf(red, green, blue))
        }
      }
    }
  }
  return ground
}
