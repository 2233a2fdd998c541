import {
  type Caption,
  documentOfZones,
  type MemeDocument,
  usualZones,
} from '@memesmith/meme-render'
import { withoutNul } from '../../runtime/without-nul.ts'
import { PictureError } from './picture-error.ts'
import type { PictureOptions } from './picture-options.ts'

type Style = Pick<PictureOptions, 'colors' | 'font' | 'isAtTop' | 'starts' | 'stops'>

/**
 * Converts the lines of an address to a document with these zones. Lines without a zone are added to the
 * last one.
 *
 * @throws PictureError 422 when a text would start after its end
 */
export function documentOfLines(
  zones: readonly Caption[],
  lines: readonly string[],
  style: Style,
): MemeDocument {
  const places = style.isAtTop ? [topOf(zones)] : zones
  const document = documentOfZones(places, textsFor(places.length, lines.map(withoutNul)))
  return {
    ...document,
    layers: document.layers.map((layer, index) =>
      layer.type === 'caption' ? styled(layer, index, style) : layer,
    ),
  }
}

/** The usual caption at the top, in the style of the first zone. */
function topOf([zone]: readonly Caption[]): Caption {
  const [usual] = usualZones('', '')
  if (usual === undefined) throw new Error('expected a caption at the top')
  if (zone === undefined) return usual
  const { font, color, outlineColor, uppercase } = zone
  return { ...usual, font, color, outlineColor, uppercase }
}

function textsFor(count: number, lines: readonly string[]): string[] {
  const last = Math.max(0, count - 1)
  const rest = lines.slice(last).filter((line) => line !== '')
  return [...lines.slice(0, last), rest.join('\n')]
}

function styled(caption: Caption, index: number, style: Style): Caption {
  const { font = caption.font, starts, stops } = style
  const color = style.colors[index] ?? caption.color
  const [from = 0, to = 1] = [starts[index], stops[index]]
  if (from >= to) throw new PictureError(422, 'stop is after start.')
  return {
    ...caption,
    font,
    color,
    ...(from > 0 && { from }),
    ...(to < 1 && { to }),
  }
}
