import { describe, expect, it } from 'vitest'
import { bend } from './arc-places.ts'
import { layoutMeme } from './layout-meme.ts'
import { splitLine, wordKey, wordsOfText } from './line-pieces.ts'
import { memeSize } from './meme-size.ts'
import { TextMeasurer } from './text-measurer.ts'
import { USUAL_CAPTION } from './two-captions.ts'
import type { Caption } from './types.ts'

/** Every UTF-16 code unit is half a font size wide. */
const measure = (text: string) => text.length / 2

const BOX = { x: 0.1, y: 0.1, width: 0.5, height: 0.25, rotation: 0 }

function layoutOne(changes: Partial<Caption>) {
  const caption: Caption = {
    ...USUAL_CAPTION,
    text: 'one two three',
    place: BOX,
    fontSize: 'fit',
    color: '#ffffff',
    ...changes,
  }
  const { layers } = layoutMeme(
    { document: { version: 1, layers: [caption] }, watermark: '' },
    memeSize(640, 480),
    new TextMeasurer(() => measure),
  )
  const [layer] = layers
  if (layer?.type !== 'caption') throw new Error('expected a caption')
  return layer
}

describe('words in the accent color', () => {
  const accents = new Set(['two', 'ok'])
  const split = (text: string) =>
    splitLine({ text, direction: 'ltr', isBent: false, accents }, measure)

  it('are compared without capitals and punctuation', () => {
    expect(['“Two,”', 'TWO!', '!!', 'İ'].map(wordKey)).toEqual(['two', 'two', '!!', 'i̇'])
  })

  it('are drawn with their neighbors as few parts, each at its place', () => {
    expect(split('one Two, ok three')).toEqual([
      { text: 'one ', left: 0, width: 2, isAccent: false },
      { text: 'Two, ok ', left: 2, width: 4, isAccent: true },
      { text: 'three', left: 6, width: 2.5, isAccent: false },
    ])
  })

  it('leave a line without them, and one of two directions, as it is', () => {
    expect(split('one three')).toEqual([])
    expect(split('two שלום')).toEqual([])
  })

  it('stand at the right of a line from right to left', () => {
    const [first] = splitLine(
      { text: 'שלום עולם', direction: 'rtl', isBent: false, accents: new Set(['שלום']) },
      measure,
    )
    expect(first).toMatchObject({ text: 'שלום ', left: 2, isAccent: true })
  })

  it('can be chosen from the words of a text', () => {
    expect(wordsOfText('Me: "me, me"\nat 3 a.m.')).toEqual(['Me', 'at', '3', 'a.m'])
  })

  it('have the color if the text is drawn in capitals', () => {
    const { lines } = layoutOne({ accentColor: '#ff0000', accentWords: ['Two'], uppercase: true })
    const parts = lines.flatMap(({ pieces = [] }) => pieces)
    expect(parts.filter(({ isAccent }) => isAccent).map(({ text }) => text.trim())).toEqual(['TWO'])
  })
})

describe('a text on an arc', () => {
  it.each([30, 90, 180, -90, -180])('of %d degrees stays in the height of its box', (arc) => {
    const layer = layoutOne({ arc })
    const { bounds, fontSize, x } = layer
    for (const { baseline, width = 0 } of layer.lines) {
      for (const along of [-0.5, 0, 0.5]) {
        for (const up of [0.7 * fontSize, 0]) {
          const { y } = bend(layer, { x: x + along * width, y: baseline - up }, baseline)
          expect(y).toBeGreaterThanOrEqual(bounds.top - 1)
          expect(y).toBeLessThanOrEqual(bounds.top + bounds.height + 1)
        }
      }
    }
  })

  it('is highest in the middle, or lowest', () => {
    const yAt = (arc: number, x: number) => bend(layoutOne({ arc }), { x, y: 100 }, 100).y
    const { bounds } = layoutOne({ arc: 90 })
    const middle = bounds.left + bounds.width / 2
    expect(yAt(90, middle)).toBe(100)
    expect(yAt(90, bounds.left)).toBeGreaterThan(110)
    expect(yAt(-90, bounds.left)).toBeLessThan(90)
  })

  it('is straight at an edge of the picture', () => {
    expect(layoutOne({ arc: 90, place: 'top' })).toEqual(layoutOne({ place: 'top' }))
  })
})

it('lines on a background and slanted lines leave room at their sides', () => {
  const usual = layoutOne({ text: 'onetwothree' })
  for (const changes of [{ background: '#000000' }, { italic: true }]) {
    const { fontSize } = layoutOne({ text: 'onetwothree', ...changes })
    expect(fontSize).toBeLessThan(usual.fontSize)
  }
})

it('the space between letters grows with them', () => {
  const { fontSize, letterSpacing } = layoutOne({ letterSpacing: 0.1 })
  expect(letterSpacing).toBeCloseTo(fontSize / 10)
})
