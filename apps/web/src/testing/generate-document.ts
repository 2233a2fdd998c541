import {
  ALIGNS,
  type Box,
  BUBBLE_KINDS,
  type Caption,
  COVER_KINDS,
  FONT_NAMES,
  type Layer,
  type LookValues,
  type MemeDocument,
  STROKE_KINDS,
  type Stroke,
  TURNS,
  USUAL_CAPTION,
  USUAL_STICKER,
  VERTICAL_ALIGNS,
  WHOLE_PICTURE,
} from '@memesmith/meme-render'

const TEXTS = [
  'One does not simply post a meme, VAT',
  'Nobody:',
  'Me at 3 a.m.: what if the meme\nhas two lines?',
  'مرحبا بالعالم 123 שלום',
  'ミームを作る 当代码 😂',
  'नमस्ते दुनिया meme',
  'Когда Όταν được',
  'สวัสดี น้ำ 밈',
]
const COLORS = ['#ffffff', '#000000', '#ff3b30', '#ffe600', '#2040c0', '#7c3aed']
const EMOJI = ['face with tears of joy', 'fire', 'sunglasses', 'flag: england']
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1, rotation: 0 }

/** Numbers between 0 and 1 that depend on nothing but the seed (mulberry32, Tommy Ettinger, public domain). */
function randomOf(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e37_79b1)
  return () => {
    state = (state + 0x6d2b_79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What a document has at least one of. Each seed begins with the next one. */
export const GENERATED_KINDS = [
  'bar',
  'stroke',
  'cover',
  'brush',
  'bubble',
  'look',
  'sticker with a look',
  'arc',
  'accent',
  'background',
  'face',
] as const

type Kind = (typeof GENERATED_KINDS)[number]

/**
 * A document with four kinds of layers, as strange as people make them: in any place, at any angle, over the
 * edges, in any order. The same seed gives the same document.
 *
 * @param picture the name of a picture for stickers, besides some emoji
 */
export function generateDocument(seed: number, picture: string): MemeDocument {
  const random = randomOf(seed)
  const between = (least: number, most: number) =>
    Math.round((least + (most - least) * random()) * 1e4) / 1e4
  const whole = (least: number, most: number) => Math.floor(between(least, most + 0.9999))
  const some = <Value>(values: readonly [Value, ...Value[]] | readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('expected a value')
    return value
  }
  const maybe = (share: number) => random() < share

  const place = (least: number, most: number): Box => ({
    x: between(-0.2, 0.8),
    y: between(-0.2, 0.8),
    width: between(least, most),
    height: between(least, most),
    rotation: some([0, 0, 90, 180, -90, between(-180, 180)]),
  })
  const look = (): LookValues => ({
    ...(maybe(0.5) && { brightness: whole(-60, 60) }),
    ...(maybe(0.5) && { contrast: whole(-60, 100) }),
    ...(maybe(0.4) && { saturation: whole(-100, 100) }),
    ...(maybe(0.4) && { warmth: whole(-100, 100) }),
    ...(maybe(0.3) && { sharpen: whole(1, 100) }),
    ...(maybe(0.3) && { fry: whole(1, 100) }),
  })
  const caption = (changes: Partial<Caption>): Caption => ({
    ...USUAL_CAPTION,
    text: some(TEXTS),
    place: place(0.2, 0.7),
    font: some(FONT_NAMES),
    fontSize: maybe(0.5) ? 'fit' : whole(14, 70),
    color: some(COLORS),
    outlineColor: some(COLORS),
    outlineWidth: some([0, 2, between(0, 12)]),
    shadow: maybe(0.3),
    align: some(ALIGNS),
    verticalAlign: some(VERTICAL_ALIGNS),
    uppercase: maybe(0.2),
    ...(maybe(0.2) && { italic: true }),
    ...changes,
  })
  const points = (count: number, isPressed: boolean): Stroke['points'] =>
    Array.from({ length: count }, (_, at) => {
      if (at > 0 && at < count - 1 && maybe(0.03)) return []
      return [between(0, 1), between(0, 1), ...(isPressed ? [between(0, 1)] : [])]
    })
  const stroke = (): Stroke => {
    const kind = some(STROKE_KINDS)
    const isFree = kind === 'pen' || kind === 'highlighter'
    const isShape = kind === 'box' || kind === 'ellipse'
    return {
      type: 'stroke',
      kind,
      points: isShape ? [] : points(isFree ? whole(1, 60) : 2, isFree && maybe(0.4)),
      color: some(COLORS),
      ...(maybe(0.5) && { outlineColor: some(COLORS) }),
      width: between(1, 40),
      place: place(0.05, 0.8),
    }
  }
  const layersOf = (kind: Kind): Layer[] => {
    const { outlineWidth, color } = { outlineWidth: 0, color: '#102030' }
    switch (kind) {
      case 'bar':
        return [
          caption({ place: some(['above', 'below']), barColor: some(COLORS), fontSize: 28 }),
          caption({ place: 'below', outlineWidth, color, fontSize: 'fit' }),
        ]
      case 'stroke':
        return [stroke(), stroke()]
      case 'cover':
        return [{ type: 'cover', kind: some(COVER_KINDS), place: place(0.03, 0.6) }]
      case 'brush': {
        const brush = { points: points(whole(1, 30), false), width: between(0.02, 0.5) }
        return [{ type: 'cover', kind: some(COVER_KINDS), brush, place: place(0.05, 0.6) }]
      }
      case 'bubble': {
        const bubble = {
          kind: some(BUBBLE_KINDS),
          color: some(COLORS),
          outlineColor: some(COLORS),
          outlineWidth: some([0, 3, between(0, 12)]),
          tail: { x: between(-1, 2), y: between(-1, 2) },
        }
        return [caption({ bubble, outlineWidth, color })]
      }
      case 'look':
        return [{ type: 'look', ...look(), place: maybe(0.6) ? WHOLE : place(0.1, 0.9) }]
      case 'sticker with a look':
        return [
          {
            ...USUAL_STICKER,
            image: some([...EMOJI, picture]),
            place: place(0.05, 0.6),
            flipped: maybe(0.3),
            opacity: some([1, 1, between(0.1, 1)]),
            look: look(),
          },
        ]
      case 'arc':
        return [caption({ arc: whole(-180, 180) })]
      case 'accent':
        return [
          caption({ accentColor: some(COLORS), accentWords: ['meme', 'Nobody', 'ミ', '123'] }),
        ]
      case 'background':
        return [caption({ background: some(COLORS), outlineWidth })]
      default:
        return [caption({ bold: maybe(0.5), italic: true, letterSpacing: between(-0.1, 0.5) })]
    }
  }
  const first = GENERATED_KINDS[seed % GENERATED_KINDS.length] ?? 'bar'
  const kinds = [first, some(GENERATED_KINDS), some(GENERATED_KINDS), some(GENERATED_KINDS)]
  const layers = kinds.flatMap(layersOf)
  layers.push(caption({ place: some(['top', 'bottom']), fontSize: whole(20, 50) }))
  // In any order: a look changes what is below it, and what hides a part hides it.
  const ordered = layers
    .map((layer) => ({ layer, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ layer }) => layer)
  const crop = { ...WHOLE_PICTURE.crop, x: between(0, 0.2), width: between(0.5, 0.8) }
  return {
    version: 1,
    ...(maybe(0.25) && { frame: { crop, turns: some(TURNS), flipped: maybe(0.5) } }),
    layers: ordered,
  }
}
