import {
  ALIGNS,
  type Box,
  type Caption,
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  EDGES,
  FONT_NAMES,
  type MemeDocument,
  type Place,
  USUAL_CAPTION,
  VERTICAL_ALIGNS,
} from '@memesmith/meme-render'
import { isRecord, type JsonRecord, numberIn, textIn } from './read-json.ts'

/**
 * Reads a meme's document. Omitted fields get the values of `USUAL_CAPTION`.
 *
 * @returns undefined if there is no document, or if it has anything unknown, which would be lost
 */
export function readDocument(value: unknown): MemeDocument | undefined {
  if (!isRecord(value) || !Array.isArray(value.layers)) return undefined
  const captions = value.layers.map(readCaption)
  const layers = captions.filter((caption) => caption !== undefined)
  return layers.length < captions.length ? undefined : { version: 1, layers }
}

function readCaption(value: unknown): Caption | undefined {
  if (!isRecord(value) || value.type !== 'caption') return undefined
  const text = textIn(value, 'text')
  const place = readPlace(value.place)
  if (text === undefined || place === undefined) return undefined
  return {
    ...USUAL_CAPTION,
    font: oneOf(FONT_NAMES, value.font) ?? USUAL_CAPTION.font,
    outlineColor: textIn(value, 'outlineColor') ?? USUAL_CAPTION.outlineColor,
    outlineWidth: numberIn(value, 'outlineWidth') ?? USUAL_CAPTION.outlineWidth,
    shadow: value.shadow === true,
    align: oneOf(ALIGNS, value.align) ?? USUAL_CAPTION.align,
    verticalAlign: oneOf(VERTICAL_ALIGNS, value.verticalAlign) ?? USUAL_CAPTION.verticalAlign,
    uppercase: value.uppercase === true,
    text,
    place,
    fontSize: value.fontSize === 'fit' ? 'fit' : (numberIn(value, 'fontSize') ?? DEFAULT_FONT_SIZE),
    color: textIn(value, 'color') ?? DEFAULT_TEXT_COLOR,
  }
}

const readPlace = (value: unknown): Place | undefined =>
  isRecord(value) ? readBox(value) : oneOf(EDGES, value)

function readBox(box: JsonRecord): Box | undefined {
  const x = numberIn(box, 'x')
  const y = numberIn(box, 'y')
  const width = numberIn(box, 'width')
  const height = numberIn(box, 'height')
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    return undefined
  }
  return { x, y, width, height, rotation: numberIn(box, 'rotation') ?? 0 }
}

const oneOf = <const Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)
