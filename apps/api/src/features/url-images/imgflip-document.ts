import {
  type Caption,
  MAX_BOX_PLACE,
  MAX_DOCUMENT_FONT_SIZE,
  type MemeDocument,
  MIN_BOX_PLACE,
  MIN_DOCUMENT_FONT_SIZE,
  USUAL_CAPTION,
} from '@memesmith/meme-render'
import { readCssColor } from '../../render/css-color.ts'
import { captionFontOf } from './caption-fonts.ts'
import type { Fields } from './read-fields.ts'

/** A box as imgflip's clients send it, in pixels of the template's picture. */
const BOX_FIELD = /^boxes\[(\d{1,2})\]\[(\w+)\]$/
/** A text without a number is the first one. */
const TEXT_FIELD = /^text(\d{1,2})$/
const MAX_BOXES = 20
const DEFAULT_BOX_HEIGHT = 0.2

interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Converts imgflip's fields to a document.
 *
 * @param zones of the template, for texts without a box
 * @returns what is wrong, as a sentence, if it can't be drawn
 */
export function documentOfFields(
  fields: Fields,
  zones: readonly Caption[],
  size: PictureSize,
): MemeDocument | string {
  const font = captionFontOf((fields.get('font')?.[0] ?? '').toLowerCase())?.font
  const wanted = Number(fields.get('max_font_size')?.[0] ?? '')
  const isSize = wanted >= MIN_DOCUMENT_FONT_SIZE && wanted <= MAX_DOCUMENT_FONT_SIZE
  const fontSize = isSize ? Math.round(wanted) : undefined
  const boxes = boxesIn(fields)
  const texts = textsIn(fields)
  const layers =
    boxes.length > 0
      ? boxes.map((box, index) => captionOfBox(box, zones[index], size))
      : zones.map((zone, index) => ({ ...zone, text: texts[index] ?? '' }))
  if (layers.every(({ text }) => text === '')) return 'No texts specified. Send text0 or boxes.'
  return {
    version: 1,
    layers: layers.map((layer) => ({
      ...layer,
      ...(font !== undefined && { font }),
      ...(fontSize !== undefined && { fontSize }),
    })),
  }
}

function textsIn(fields: Fields): string[] {
  const texts: string[] = []
  for (const [name, [text = '']] of fields) {
    const [, index] = TEXT_FIELD.exec(name) ?? []
    if (index !== undefined && Number(index) < MAX_BOXES) texts[Number(index)] = text
  }
  return texts
}

type BoxFields = ReadonlyMap<string, string>

function boxesIn(fields: Fields): BoxFields[] {
  const boxes = new Map<number, Map<string, string>>()
  for (const [name, [value = '']] of fields) {
    const [, index, field] = BOX_FIELD.exec(name) ?? []
    if (field === undefined || Number(index) >= MAX_BOXES) continue
    const box = boxes.get(Number(index)) ?? new Map<string, string>()
    boxes.set(Number(index), box.set(field, value))
  }
  return [...boxes].toSorted(([a], [b]) => a - b).map(([, box]) => box)
}

function captionOfBox(box: BoxFields, zone: Caption | undefined, size: PictureSize): Caption {
  const pixels = (name: string) => {
    const value = Number(box.get(name) ?? Number.NaN)
    return Number.isFinite(value) ? value : undefined
  }
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(pixels)
  const hasPlace = [x, y, width, height].some((each) => each !== undefined)
  const color = readCssColor(box.get('color') ?? '')?.hex
  const outlineColor = readCssColor(box.get('outline_color') ?? '')?.hex
  const usual: Caption = {
    ...USUAL_CAPTION,
    text: '',
    color: '#ffffff',
    place: 'top',
    fontSize: 'fit',
  }
  return {
    ...(zone ?? usual),
    text: box.get('text') ?? '',
    ...(color !== undefined && { color }),
    ...(outlineColor !== undefined && { outlineColor }),
    ...((hasPlace || zone === undefined) && {
      fontSize: 'fit',
      place: {
        x: within((x ?? 0) / size.width),
        y: within((y ?? 0) / size.height),
        width: Math.max(0.02, within((width ?? size.width) / size.width)),
        height: Math.max(0.02, within((height ?? size.height * DEFAULT_BOX_HEIGHT) / size.height)),
        rotation: 0,
      },
    }),
  }
}

const within = (fraction: number): number =>
  Math.min(MAX_BOX_PLACE, Math.max(MIN_BOX_PLACE, fraction))
