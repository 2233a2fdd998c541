import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ASCENT, CAPTION_REACH, DESCENT, MAX_CAPTION_LENGTH, OUTLINE_WIDTH } from './defaults.ts'
import { type CaptionLayout, layoutMeme } from './layout-meme.ts'
import { memeSize } from './meme-size.ts'
import type { Caption, MeasureText, Placement } from './types.ts'

/** A typewriter: every UTF-16 code unit is half a font size wide. */
const measure: MeasureText = (text) => text.length / 2

const caption = (text: string, placement: Placement, fontSize = 32): Caption => ({
  text,
  placement,
  fontSize,
  color: '#ffffff',
})

function layout(captions: Caption[], width = 640, height = 480) {
  return layoutMeme({ captions, watermark: 'Memesmith' }, memeSize(width, height), () => measure)
}

function layoutOne(one: Caption, width?: number, height?: number): CaptionLayout {
  const [result] = layout([one], width, height).captions
  if (result === undefined) throw new Error('expected one caption')
  return result
}

const linesOf = ({ lines }: CaptionLayout) => lines.map(({ text }) => text)

describe('placement (spec §9)', () => {
  it.each([16, 32, 72])('top text of %d px has its first baseline at font size + 20', (size) => {
    const { lines, fontSize } = layoutOne(caption('hello', 'top', size))
    expect(fontSize).toBe(size)
    expect(lines).toEqual([{ text: 'hello', baseline: size + 20 }])
  })

  it.each([16, 32, 72])(
    'bottom text of %d px has its last baseline that far from the bottom',
    (size) => {
      const { lines } = layoutOne(caption('hello', 'bottom', size))
      expect(lines).toEqual([{ text: 'hello', baseline: 480 - size - 20 }])
    },
  )

  it('grows towards the middle, 1.2 font sizes a line', () => {
    const top = layoutOne(caption('one\ntwo', 'top', 20))
    expect(top.lines.map(({ baseline }) => baseline)).toEqual([40, 64])
    const bottom = layoutOne(caption('one\ntwo', 'bottom', 20))
    expect(bottom.lines.map(({ baseline }) => baseline)).toEqual([416, 440])
  })

  it('is centred', () => {
    expect(layoutOne(caption('x', 'top'), 400, 300).center).toBe(200)
  })

  it('scales its gaps down on a picture too flat for them', () => {
    const { lines, fontSize } = layoutOne(caption('x', 'top', 16), 640, 90)
    expect(lines[0]?.baseline).toBe(fontSize + 10)
  })
})

describe('wrapping', () => {
  it('breaks between words, within 20 px margins', () => {
    // 600 px at 30 px and half a font size a character: 40 characters.
    const { lines } = layoutOne(
      caption('a'.repeat(20).concat(' ', 'b'.repeat(19), ' c'), 'top', 30),
    )
    expect(lines.map(({ text }) => text)).toEqual([`${'a'.repeat(20)} ${'b'.repeat(19)}`, 'c'])
  })

  it('breaks a word longer than a line between characters, never inside one', () => {
    const family = '👨‍👩‍👧'
    const lines = linesOf(layoutOne(caption(family.repeat(7), 'top', 30)))
    expect(lines).toEqual([family.repeat(5), family.repeat(2)])
  })

  it('keeps line breaks and blank lines as typed', () => {
    expect(linesOf(layoutOne(caption('a\r\n\nb', 'top', 16)))).toEqual(['a', '', 'b'])
  })

  it('draws no lines for white space alone', () => {
    expect(linesOf(layoutOne(caption(' \n\t ', 'top')))).toEqual([])
  })

  it('drops control characters and mends lone surrogates', () => {
    expect(linesOf(layoutOne(caption('a\u0000b\ud800', 'top')))).toEqual(['ab\ufffd'])
  })
})

describe('fitting', () => {
  it('keeps the size asked for where it fits', () => {
    expect(layoutOne(caption('short', 'top', 72))).toMatchObject({
      fontSize: 72,
      shrunk: false,
      truncated: false,
    })
  })

  it('shrinks a text that would take more than 45 % of the height', () => {
    const result = layoutOne(caption('many words to read '.repeat(12), 'top', 72))
    expect(result.shrunk).toBe(true)
    expect(result.truncated).toBe(false)
    expect(result.fontSize).toBeLessThan(72)
    expect(result.fontSize).toBeGreaterThanOrEqual(10)
  })

  it('uses the largest size that fits', () => {
    const text = 'many words to read '.repeat(12)
    const { fontSize } = layoutOne(caption(text, 'top', 72))
    expect(layoutOne(caption(text, 'top', fontSize)).shrunk).toBe(false)
    expect(layoutOne(caption(text, 'top', fontSize + 1)).shrunk).toBe(true)
  })

  it('ends in an ellipsis what does not fit at 10 px', () => {
    const result = layoutOne(caption('word '.repeat(400), 'bottom'), 200, 100)
    expect(result).toMatchObject({ fontSize: 10, truncated: true })
    expect(linesOf(result).at(-1)).toMatch(/…$/)
  })

  it('cuts a text of any length in bounded time', () => {
    const result = layoutOne(caption('x'.repeat(100_000), 'top'))
    expect(result.truncated).toBe(true)
    expect(linesOf(result).join('').length).toBeLessThanOrEqual(MAX_CAPTION_LENGTH + 1)
  })
})

describe('watermark (spec §9)', () => {
  it.each([
    [300, 300, 12],
    [500, 300, 15],
    [640, 480, 19.2],
    [1280, 720, 19.2],
  ])('is 3 %% of the width within 12 to 20 px: %d×%d has %d px', (width, height, expected) => {
    const { watermark } = layout([], width, height)
    expect(watermark.fontSize).toBeCloseTo(expected)
  })

  it('stands 10 px from the right and the bottom', () => {
    expect(layout([], 640, 480).watermark).toMatchObject({ right: 630, baseline: 470 })
  })

  it('shrinks to fit a tiny picture', () => {
    const { watermark } = layout([], 40, 40)
    expect(measure('Memesmith') * watermark.fontSize).toBeLessThanOrEqual(40)
  })
})

describe('guards', () => {
  it.each([Number.NaN, 0, -3, Number.POSITIVE_INFINITY])('refuses a font size of %d', (size) => {
    expect(() => layoutOne(caption('x', 'top', size))).toThrow(
      `expected a font size above 0 px, got ${size}`,
    )
  })

  it.each(['red', '#fff', '', '#12345g'])('refuses the colour %j', (color) => {
    expect(() => layoutOne({ ...caption('x', 'top'), color })).toThrow('expected a colour like')
  })
})

describe('for any text, size and picture', () => {
  const anything = {
    text: fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.lorem({ maxCount: 80 }),
      fc
        .array(fc.constantFrom('a', ' ', '\n', '漢', 'ไทย', '👩‍🚀', '-', '。'), { maxLength: 200 })
        .map((parts) => parts.join('')),
    ),
    size: fc.integer({ min: 16, max: 72 }),
    width: fc.integer({ min: 1, max: 3000 }),
    height: fc.integer({ min: 1, max: 3000 }),
  }

  it('captions stay on the canvas and off each other', () => {
    fc.assert(
      fc.property(fc.record(anything), ({ text, size, width, height }) => {
        const { captions, size: meme } = layout(
          [caption(text, 'top', size), caption(text, 'bottom', size)],
          width,
          height,
        )
        const reach = meme.height * CAPTION_REACH + 1e-6
        const outline = meme.height < 6 ? 0 : OUTLINE_WIDTH / 2
        for (const [index, { lines, fontSize }] of captions.entries()) {
          for (const { text: line, baseline } of lines) {
            expect(measure(line) * fontSize).toBeLessThanOrEqual(meme.width + 1e-6)
            const above = baseline - ASCENT * fontSize - outline
            const below = baseline + DESCENT * fontSize + outline
            if (index === 0) expect(below).toBeLessThanOrEqual(reach)
            else expect(above).toBeGreaterThanOrEqual(meme.height - reach)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('laying out its own lines again gives the same lines', () => {
    fc.assert(
      fc.property(fc.record(anything), ({ text, size, width, height }) => {
        const first = layoutOne(caption(text, 'top', size), width, height)
        fc.pre(!first.truncated && first.lines.length > 0)
        const again = layoutOne(
          caption(linesOf(first).join('\n'), 'top', first.fontSize),
          width,
          height,
        )
        expect(again.lines).toEqual(first.lines)
      }),
      { numRuns: 500 },
    )
  })
})
