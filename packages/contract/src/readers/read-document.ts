import {
  ALIGNS,
  type Box,
  type Caption,
  DEFAULT_FONT_SIZE,
  DEFAULT_TEXT_COLOR,
  EDGES,
  FONT_NAMES,
  type Frame,
  type Layer,
  type MemeDocument,
  type Place,
  type Sticker,
  TURNS,
  USUAL_CAPTION,
  USUAL_STICKER,
  VERTICAL_ALIGNS,
  WHOLE_PICTURE,
} from '@memesmith/meme-render'
import { isRecord, type JsonRecord, numberIn, textIn } from './read-json.ts'

/**
 * Reads a meme's document. Omitted fields get the values of `USUAL_CAPTION`, `USUAL_STICKER` and
 * `WHOLE_PICTURE`.
 *
 * @returns undefined if there is no document, or if it has anything unknown, which would be lost
 */
export function readDocument(value: unknown): MemeDocument | undefined {
  if (!isRecord(value) || !Array.isArray(value.layers)) return undefined
  const known = value.layers.map(readLayer)
  const layers = known.filter((layer) => layer !== undefined)
  if (layers.length < known.length) return undefined
  if (value.frame === undefined) return { version: 1, layers }
  const frame = readFrame(value.frame)
  return frame && { version: 1, frame, layers }
}

function readFrame(value: unknown): Frame | undefined {
  if (!isRecord(value)) return undefined
  const crop = value.crop === undefined ? WHOLE_PICTURE.crop : readArea(value.crop)
  const turns = value.turns === undefined ? WHOLE_PICTURE.turns : oneOf(TURNS, value.turns)
  return crop && turns !== undefined ? { crop, turns, flipped: value.flipped === true } : undefined
}

const readLayer = (value: unknown): Layer | undefined => readCaption(value) ?? readSticker(value)

function readSticker(value: unknown): Sticker | undefined {
  if (!isRecord(value) || value.type !== 'sticker') return undefined
  const image = textIn(value, 'image')
  const place = isRecord(value.place) ? readBox(value.place) : undefined
  if (image === undefined || place === undefined) return undefined
  return {
    type: 'sticker',
    image,
    place,
    flipped: value.flipped === true,
    opacity: numberIn(value, 'opacity') ?? USUAL_STICKER.opacity,
  }
}

function readCaption(value: unknown): Caption | undefined {
  if (!isRecord(value) || value.type !== 'caption') return undefined
  const text = textIn(value, 'text')
  const place = readPlace(value.place)
  if (text === undefined || place === undefined) return undefined
  const name = textIn(value, 'name')
  const from = numberIn(value, 'from')
  const to = numberIn(value, 'to')
  return {
    ...USUAL_CAPTION,
    font: oneOf(FONT_NAMES, value.font) ?? USUAL_CAPTION.font,
    outlineColor: textIn(value, 'outlineColor') ?? USUAL_CAPTION.outlineColor,
    outlineWidth: numberIn(value, 'outlineWidth') ?? USUAL_CAPTION.outlineWidth,
    shadow: value.shadow === true,
    align: oneOf(ALIGNS, value.align) ?? USUAL_CAPTION.align,
    verticalAlign: oneOf(VERTICAL_ALIGNS, value.verticalAlign) ?? USUAL_CAPTION.verticalAlign,
    uppercase: value.uppercase === true,
    ...(name !== undefined && { name }),
    text,
    place,
    fontSize: value.fontSize === 'fit' ? 'fit' : (numberIn(value, 'fontSize') ?? DEFAULT_FONT_SIZE),
    color: textIn(value, 'color') ?? DEFAULT_TEXT_COLOR,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  }
}

const readPlace = (value: unknown): Place | undefined =>
  isRecord(value) ? readBox(value) : oneOf(EDGES, value)

function readBox(value: JsonRecord): Box | undefined {
  const area = readArea(value)
  return area && { ...area, rotation: numberIn(value, 'rotation') ?? 0 }
}

function readArea(box: unknown) {
  if (!isRecord(box)) return undefined
  const x = numberIn(box, 'x')
  const y = numberIn(box, 'y')
  const width = numberIn(box, 'width')
  const height = numberIn(box, 'height')
  if (x === undefined || y === undefined || width === undefined || height === undefined) {
    return undefined
  }
  return { x, y, width, height }
}

const oneOf = <const Value>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((each) => each === value)
