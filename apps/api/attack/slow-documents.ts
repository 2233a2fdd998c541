/** Documents that take long to draw. */
import { MAX_DOCUMENT_TEXT_LENGTH } from '@memesmith/contract'
import {
  MAX_DOCUMENT_FONT_SIZE,
  MAX_DOCUMENT_POINTS,
  MAX_LAYERS,
  MAX_OUTLINE_WIDTH,
  MAX_STROKE_POINTS,
  MAX_STROKE_WIDTH,
} from '@memesmith/meme-render'
import { postAtOnce } from './post-at-once.ts'
import type { Target } from './start-target.ts'
import type { Victim } from './usual-requests.ts'

const PER_LAYER = MAX_DOCUMENT_TEXT_LENGTH / MAX_LAYERS

/** Saves a meme at the real server. */
export async function save({ port }: Target, { cookie }: Victim, meme: object) {
  const [answer] = await postAtOnce(1, {
    port,
    path: '/api/memes',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(meme),
  })
  return { status: answer?.status, body: answer?.body ?? '' }
}

/** Captions that hang over all edges. */
export const documentOf = (texts: readonly string[], more: () => object = () => ({})) => ({
  version: 1,
  layers: texts.map((text, index) => ({
    type: 'caption',
    text,
    place: { x: -1, y: -1, width: 3, height: 3, rotation: 45 + index / 100 },
    fontSize: 60,
    outlineWidth: MAX_OUTLINE_WIDTH,
    shadow: true,
    ...more(),
  })),
})

/** A letter with very many curves: the slowest to draw. */
export const BISMILLAH = '\ufdfd'
/** It would take 10 s of CPU time if nothing ended it. */
export const slowest = documentOf(Array(MAX_LAYERS).fill(`${BISMILLAH}\n`.repeat(PER_LAYER / 2)))

const WHOLE = { x: 0, y: 0, width: 1, height: 1, rotation: 0 }
/** As thin as a hair, so that it counts as little; the smallest upright box around it is the whole picture. */
const hair = (index: number) => ({ x: -1, y: 0.5, width: 3, height: 0.001, rotation: 45 + index })
const layersOf = (count: number, layerOf: (index: number) => object) => ({
  version: 1,
  layers: Array.from({ length: count }, (_, index) => layerOf(index)),
})

/** Points all over the box, pressed unevenly; the same ones each time. */
const scrawl = (count: number): number[][] =>
  Array.from({ length: count }, (_, index) =>
    [index * 0.618034, index * 0.754878, index * 0.56984].map((value) => value % 1),
  )
const STROKES = MAX_DOCUMENT_POINTS / MAX_STROKE_POINTS
const stroke = (points: readonly number[][], kind = 'pen') => ({
  type: 'stroke',
  kind,
  points,
  color: '#ff0000',
  outlineColor: '#00ff00',
  width: MAX_STROKE_WIDTH,
  place: WHOLE,
})
const brush = (width: number) => ({
  type: 'cover',
  kind: 'blur',
  brush: { points: scrawl(MAX_STROKE_POINTS).map(([x = 0, y = 0]) => [x, y]), width },
  place: WHOLE,
})
const bubble = (kind: string) => ({
  kind,
  color: '#ffffff',
  outlineColor: '#000000',
  outlineWidth: MAX_OUTLINE_WIDTH,
  tail: { x: 5, y: 5 },
})
const FRIED = { saturation: 100, fry: 100, sharpen: 100 }
const sticker = { type: 'sticker', image: 'fire', look: FRIED }
const captions = (text: string, more: object = {}, count = MAX_LAYERS) =>
  documentOf(Array(count).fill(text), () => more)

/** The slowest ones of each kind that a document can have, within its limits. */
export const SLOW_KINDS = {
  'letters of many curves': slowest,
  'the largest letters, with shadows': captions(BISMILLAH, { fontSize: MAX_DOCUMENT_FONT_SIZE }),
  'the largest emoji': captions('🏴󠁧󠁢󠁥󠁮󠁧󠁿', { fontSize: MAX_DOCUMENT_FONT_SIZE }),
  'stacked marks': captions(`e${'\u0301'.repeat(PER_LAYER - 1)}`),
  'letters on arcs': captions(BISMILLAH.repeat(PER_LAYER), { arc: 180, background: '#102030' }),
  'words in two colors': captions('a b '.repeat(125), { accentWords: ['a'], arc: 170 }, 4),
  'texts in bars': captions(BISMILLAH.repeat(PER_LAYER), { place: 'above', fontSize: 'fit' }),
  'texts that fit': captions('👨‍👩‍👧‍👦 Wiq ﷽ ᄈ ab '.repeat(2), { fontSize: 'fit' }),
  'pressed strokes': layersOf(STROKES, () => stroke(scrawl(MAX_STROKE_POINTS))),
  'many short strokes': layersOf(MAX_LAYERS, () => stroke(scrawl(37), 'highlighter')),
  'wide brushes': layersOf(STROKES, () => brush(1)),
  'narrow brushes': layersOf(STROKES, () => brush(0.001)),
  'covers of the whole picture': layersOf(8, () => ({ type: 'cover', kind: 'blur', place: WHOLE })),
  'covers like hairs': layersOf(MAX_LAYERS, (index) => ({
    type: 'cover',
    kind: 'blur',
    place: hair(index),
  })),
  'looks of the whole picture': layersOf(8, () => ({ type: 'look', warmth: 50, place: WHOLE })),
  'fried hairs': layersOf(MAX_LAYERS, (index) => ({ type: 'look', ...FRIED, place: hair(index) })),
  'fried stickers': layersOf(MAX_LAYERS, (index) => ({ ...sticker, place: hair(index) })),
  'bubbles of thoughts': captions('a', { bubble: bubble('thought') }),
  'shouts on backgrounds': captions('a\n'.repeat(25), {
    bubble: bubble('shout'),
    background: '#102030',
  }),
} as const
