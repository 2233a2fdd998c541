import { describe, expect, it } from 'vitest'
import { layoutMeme } from './layout-meme.ts'
import { memeSize } from './meme-size.ts'
import { TextMeasurer } from './text-measurer.ts'
import { USUAL_CAPTION } from './two-captions.ts'
import type { Caption, Layer } from './types.ts'

/** A monospaced font: every UTF-16 code unit is half a font size wide. */
const measurer = new TextMeasurer(() => (text) => text.length / 2)

const bar = (text: string, changes: Partial<Caption> = {}): Caption => ({
  ...USUAL_CAPTION,
  text,
  place: 'above',
  fontSize: 32,
  color: '#000000',
  outlineWidth: 0,
  align: 'left',
  ...changes,
})

const layout = (layers: readonly Layer[], width = 640, height = 480) =>
  layoutMeme(
    { document: { version: 1, layers }, watermark: 'Memesmith' },
    memeSize(width, height),
    measurer,
  )

const aboveOf = (text: string, changes?: Partial<Caption>) =>
  layout([bar(text, changes)]).size.above

describe('a bar', () => {
  it('adds its height to the picture, which keeps its size', () => {
    const { size, bars } = layout([bar('When it works')])
    expect(size).toMatchObject({ width: 640, height: 480, pixelWidth: 640, below: 0 })
    expect(size.pixelHeight).toBe(480 + size.above)
    expect(bars).toEqual([{ top: 0, height: size.above, color: '#ffffff' }])
  })

  it('is as high as its words need', () => {
    const step = 1.2 * 32
    expect(Math.abs(aboveOf('one\ntwo') - aboveOf('one') - step)).toBeLessThan(1)
    expect(Math.abs(aboveOf('one\ntwo\nthree') - aboveOf('one') - 2 * step)).toBeLessThan(1)
    expect(aboveOf('one', { fontSize: 64 })).toBeGreaterThan(aboveOf('one') + 32)
    // A long text wraps at the same margins as a caption.
    expect(aboveOf('word '.repeat(9))).toBe(aboveOf('one\ntwo'))
  })

  it('without words is as high as one line, so that it can be seen', () => {
    expect(aboveOf('')).toBe(aboveOf('one'))
  })

  it('has its words within it, beside its margins', () => {
    const { layers, size } = layout([bar('one\ntwo', { place: 'below' })])
    const [caption] = layers
    if (caption?.type !== 'caption') throw new Error('expected a caption')
    expect(caption.x).toBe(20)
    const [first = 0, last = 0] = caption.lines.map(({ baseline }) => baseline)
    expect(first - 32).toBeGreaterThan(480)
    expect(last).toBeLessThan(480 + size.below / size.density - 16)
  })

  it('moves no other layer', () => {
    const other = bar('on the picture', { place: 'top' })
    const [, beside] = layout([bar('in the bar'), other]).layers
    expect(beside).toEqual(layout([other]).layers[0])
  })

  it('stands in the order of the layers, at both sides, each in its color', () => {
    const { bars, size } = layout([
      bar('a', { barColor: '#ff0000' }),
      bar('b', { place: 'below' }),
      bar('c', { barColor: '#00ff00' }),
    ])
    expect(bars.map(({ color }) => color)).toEqual(['#ff0000', '#00ff00', '#ffffff'])
    expect(bars.map(({ top }) => top)).toEqual([0, size.above / 2, size.pixelHeight - size.below])
  })
})

describe('a meme with bars', () => {
  it.each([
    [1280, 1280],
    [700, 1280],
    [900, 600],
    [640, 640],
    [1279, 1277],
  ])('of a picture of %d × %d is at most half a side longer', (width, height) => {
    for (const text of ['x', 'many words '.repeat(40), 'a\n'.repeat(400)]) {
      const { size } = layout([bar(text), bar(text, { place: 'below' })], width, height)
      expect(size).toMatchObject({ pixelWidth: width, density: memeSize(width, height).density })
      expect(size.above + size.below).toBeLessThanOrEqual(Math.max(width, height) / 2)
      expect(size.pixelHeight).toBe(size.above + height + size.below)
    }
  })

  it.each([
    [1, 1],
    [16, 16],
    [640, 1],
    [1, 640],
  ])('can be drawn on a picture of %d × %d', (width, height) => {
    const layers = Array.from({ length: 40 }, (_, at) =>
      bar('words', { place: at % 2 === 0 ? 'above' : 'below' }),
    )
    const { size } = layout(layers, width, height)
    expect(size.pixelHeight).toBe(size.above + height + size.below)
  })
})
