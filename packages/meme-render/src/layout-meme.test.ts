import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakText } from './break-text.ts'
import { cleanText } from './clean-text.ts'
import { FONT_NAMES, MAX_CAPTION_LENGTH, OUTLINE_WIDTH, SHRUNK_FONT_SIZE } from './defaults.ts'
import { chooseFonts } from './fonts/choose-fonts.ts'
import { FONT_EXTENTS } from './fonts/font-catalog.ts'
import { layoutMeme } from './layout-meme.ts'
import type { CaptionLayout } from './meme-layout.ts'
import { memeSize } from './meme-size.ts'
import { TextMeasurer } from './text-measurer.ts'
import { USUAL_CAPTION, USUAL_STICKER } from './two-captions.ts'
import type { Box, Caption, Layer, MeasureText, Place, Sticker } from './types.ts'

const { ascent: ASCENT, descent: DESCENT } = FONT_EXTENTS.Arial

/** A monospaced font: every UTF-16 code unit is half a font size wide. */
const measure: MeasureText = (text) => text.length / 2

const caption = (text: string, place: Place, fontSize: Caption['fontSize'] = 32): Caption => ({
  ...USUAL_CAPTION,
  text,
  place,
  fontSize,
  color: '#ffffff',
})

function layout(layers: Layer[], width = 640, height = 480) {
  const result = layoutMeme(
    { document: { version: 1, layers }, watermark: 'Memesmith' },
    memeSize(width, height),
    new TextMeasurer(() => measure),
  )
  return { ...result, captions: result.layers.filter((layer) => layer.type === 'caption') }
}

function layoutOne(one: Caption, width?: number, height?: number): CaptionLayout {
  const [result] = layout([one], width, height).captions
  if (result === undefined) throw new Error('expected one caption')
  return result
}

const linesOf = ({ lines }: CaptionLayout) => lines.map(({ text }) => text)
const placesOf = ({ lines }: CaptionLayout) => lines.map(({ text, baseline }) => [text, baseline])

describe('placement (spec §9)', () => {
  it.each([16, 32, 72])('top text of %d px has its first baseline at font size + 20', (size) => {
    const { lines, fontSize } = layoutOne(caption('hello', 'top', size))
    expect(fontSize).toBe(size)
    expect(lines).toMatchObject([{ text: 'hello', baseline: size + 20 }])
  })

  it.each([16, 32, 72])(
    'bottom text of %d px has its last baseline that far from the bottom',
    (size) => {
      const { lines } = layoutOne(caption('hello', 'bottom', size))
      expect(lines).toMatchObject([{ text: 'hello', baseline: 480 - size - 20 }])
    },
  )

  it('grows towards the middle, 1.2 font sizes a line', () => {
    const top = layoutOne(caption('one\ntwo', 'top', 20))
    expect(top.lines.map(({ baseline }) => baseline)).toEqual([40, 64])
    const bottom = layoutOne(caption('one\ntwo', 'bottom', 20))
    expect(bottom.lines.map(({ baseline }) => baseline)).toEqual([416, 440])
  })

  it('is centered', () => {
    expect(layoutOne(caption('x', 'top'), 400, 300).x).toBe(200)
  })

  it.each([
    [400, 300, 72],
    [400, 225, 48],
    [400, 225, 72],
    [640, 320, 72],
    [1280, 410, 32],
    [1280, 410, 72],
    [640, 90, 16],
  ])(
    'a lone caption on %d×%d keeps %d px and its baseline, where it fits',
    (width, height, fontSize) => {
      const { size } = layout([], width, height)
      const top = layoutOne(caption('hello', 'top', fontSize), width, height)
      expect(top).toMatchObject({ fontSize, lines: [{ baseline: fontSize + 20 }] })
      const bottom = layoutOne(caption('hello', 'bottom', fontSize), width, height)
      expect(bottom).toMatchObject({ fontSize, lines: [{ baseline: size.height - fontSize - 20 }] })
    },
  )

  it('two captions that do not overlap keep their sizes, however high they are', () => {
    const text = 'one\ntwo\nthree\nfour'
    const captions = layout([caption(text, 'top', 72), caption('below', 'bottom', 30)]).captions
    expect(captions.map(({ fontSize }) => fontSize)).toEqual([72, 30])
    const [top, bottom] = captions.map(({ lines }) => lines.at(-1)?.baseline)
    expect(top).toBeCloseTo(92 + 3 * 86.4)
    expect(bottom).toBe(430)
  })

  it('shrinks its gaps only on a picture too low for readable captions', () => {
    const both = (height: number) =>
      layout([caption('x', 'top', 16), caption('x', 'bottom', 16)], 640, height).captions
    for (const height of [90, 75]) {
      for (const { lines, fontSize } of both(height)) {
        expect(fontSize).toBeGreaterThanOrEqual(10)
        expect([fontSize + 20, height - fontSize - 20]).toContain(lines[0]?.baseline)
      }
    }
    const [top] = both(54)
    expect(top?.lines[0]?.baseline).toBeCloseTo((top?.fontSize ?? 0) + 6)
  })
})

describe('wrapping', () => {
  it('breaks between words, within 20 px margins', () => {
    // 600 px at 30 px: 40 characters of half a font size.
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

  it.each(['top', 'bottom', 'above'] as const)(
    'at %s, shrinks rather than breaking a word, and breaks it only if it is too long at any size',
    (place) => {
      // 600 px: 50 characters of half a font size at 24 px.
      const [word, endless] = ['w'.repeat(50), 'w'.repeat(200)]
      for (const fontSize of [32, 'fit'] as const) {
        const whole = layoutOne(caption(`a ${word} b`, place, fontSize))
        expect(whole.fontSize).toBe(24)
        expect(linesOf(whole)).toEqual(['a', word, 'b'])
      }
      expect(layoutOne(caption(word, place, 20)).fontSize).toBe(20)
      const broken = layoutOne(caption(endless, place, 16))
      expect(broken).toMatchObject({ fontSize: 16, truncated: false })
      expect(linesOf(broken).join('')).toBe(endless)
    },
  )

  it('in a narrow box, shrinks below 16 px rather than breaking a word', () => {
    const place = { x: 0, y: 0, width: 60 / 640, height: 1, rotation: 0 }
    const sizeOf = (letters: number) =>
      layoutOne(caption('w'.repeat(letters), place, 'fit')).fontSize
    expect(sizeOf(10)).toBe(12)
    expect(sizeOf(15)).toBe(8)
    expect(sizeOf(16)).toBe(16)
  })

  it('keeps line breaks and blank lines', () => {
    expect(linesOf(layoutOne(caption('a\r\n\nb', 'top', 16)))).toEqual(['a', '', 'b'])
  })

  it('draws no lines for white space alone', () => {
    expect(linesOf(layoutOne(caption(' \n\t ', 'top')))).toEqual([])
  })

  it('drops control characters and replaces lone surrogates', () => {
    expect(linesOf(layoutOne(caption('a\u0000b\ud800', 'top')))).toEqual(['ab\ufffd'])
  })
})

describe('fitting', () => {
  it('keeps the requested size if it fits', () => {
    expect(layoutOne(caption('short', 'top', 72))).toMatchObject({
      fontSize: 72,
      shrunk: false,
      truncated: false,
    })
  })

  it('shrinks a text that would leave the picture', () => {
    const result = layoutOne(caption('many words to read '.repeat(24), 'top', 72))
    expect(result.shrunk).toBe(true)
    expect(result.truncated).toBe(false)
    expect(result.fontSize).toBeLessThan(72)
    expect(result.fontSize).toBeGreaterThanOrEqual(10)
  })

  it('uses the largest size that fits', () => {
    const text = 'many words to read '.repeat(24)
    const { fontSize } = layoutOne(caption(text, 'top', 72))
    expect(layoutOne(caption(text, 'top', fontSize)).shrunk).toBe(false)
    expect(layoutOne(caption(text, 'top', fontSize + 1)).shrunk).toBe(true)
  })

  it("with 'fit' at an edge, takes a fifth of the height, and more for a long text", () => {
    const { fontSize, lines, bounds } = layoutOne(caption('One does not simply', 'top', 'fit'))
    expect(lines).toHaveLength(1)
    expect(bounds.height).toBeLessThanOrEqual(480 / 5)
    expect(fontSize).toBeGreaterThan(32)
    expect(layoutOne(caption('hi', 'top', 'fit')).bounds.height).toBeGreaterThan(480 / 6)
    expect(layoutOne(caption('long '.repeat(70), 'top', 'fit')).fontSize).toBe(16)
  })

  describe('two captions that would overlap', () => {
    const long = 'many words to read '.repeat(10)
    const both = (top: string, bottom: string, size = 72, width = 640, height = 480) =>
      layout([caption(top, 'top', size), caption(bottom, 'bottom', size)], width, height).captions

    it('the longer one shrinks first, and the shorter keeps its size', () => {
      const [top, bottom] = both(long, 'short')
      expect(top).toMatchObject({ shrunk: true, truncated: false })
      expect(bottom).toMatchObject({ fontSize: 72, shrunk: false })
    })

    it('the rule is the same at both edges', () => {
      const [top, bottom] = both('short', long)
      expect(top).toMatchObject({ fontSize: 72, shrunk: false })
      expect(bottom).toMatchObject({ shrunk: true, truncated: false })
    })

    it('two captions of equal length shrink to about half of the height each', () => {
      const [top, bottom] = both(long, long)
      expect(top?.fontSize).toBeLessThan(72)
      expect(bottom?.fontSize).toBeLessThan(72)
      expect(Math.abs((top?.fontSize ?? 0) - (bottom?.fontSize ?? 0))).toBeLessThanOrEqual(4)
    })

    it('the shorter one shrinks before the longer one is cut off', () => {
      const [top, bottom] = both('word '.repeat(90), 'short', 72, 400, 225)
      expect(top).toMatchObject({ truncated: false })
      expect(bottom).toMatchObject({ shrunk: true, truncated: false })
    })
  })

  it('a text that does not fit at 10 px ends in an ellipsis', () => {
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

describe('in a box (design §2)', () => {
  const box: Box = { x: 0.25, y: 0.5, width: 0.5, height: 0.25, rotation: 0 }

  it('wraps to the width of the box', () => {
    // 320 px at 32 px: 20 characters of half a font size.
    expect(linesOf(layoutOne(caption(`${'a'.repeat(15)} bbbbb`, box)))).toEqual([
      'a'.repeat(15),
      'bbbbb',
    ])
  })

  it.each([
    ['top', 240 + 1 + ASCENT * 32],
    ['middle', 300 - (1.2 * 32) / 2 + ASCENT * 32],
    ['bottom', 360 - 1 - DESCENT * 32],
  ] as const)('stands at the %s', (verticalAlign, baseline) => {
    const [line] = layoutOne({ ...caption('x', box), verticalAlign }).lines
    expect(line?.baseline).toBeCloseTo(baseline)
  })

  it.each([
    ['left', 160],
    ['center', 320],
    ['right', 480],
  ] as const)('is aligned to the %s', (align, x) => {
    expect(layoutOne({ ...caption('x', box), align })).toMatchObject({ align, x })
  })

  it('turns around the middle of the box', () => {
    expect(layoutOne(caption('x', { ...box, rotation: -30 })).bounds).toEqual({
      left: 160,
      top: 240,
      width: 320,
      height: 120,
      degrees: -30,
    })
    expect(layoutOne(caption('x', { ...box, rotation: 720 })).bounds.degrees).toBe(0)
  })

  describe("'fit', for any text, box and font", () => {
    const anything = {
      text: fc.oneof(
        fc.lorem({ maxCount: 40 }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc
          .array(fc.constantFrom('a', ' ', '\n', 'É', 'Ắ', 'ปู่', '漢', 'W'), { maxLength: 80 })
          .map((parts) => parts.join('')),
      ),
      font: fc.constantFrom(...FONT_NAMES),
      width: fc.double({ min: 0.02, max: 1, noNaN: true }),
      height: fc.double({ min: 0.02, max: 1, noNaN: true }),
      outlineWidth: fc.integer({ min: 0, max: 12 }),
    }

    it('is the largest size that fits and breaks no words, unless they have no room at 8 px', () => {
      fc.assert(
        fc.property(fc.record(anything), ({ text, font, width, height, outlineWidth }) => {
          const at = (fontSize: Caption['fontSize']) =>
            layoutOne({
              ...caption(text, { ...box, width, height }, fontSize),
              font,
              outlineWidth,
            })
          const { fontSize, lines, truncated } = at('fit')
          fc.pre(lines.length > 0)
          const { text: cleaned } = chooseFonts(cleanText(text), font)
          const words = cleaned.split('\n').flatMap((line) => breakText(line.trim()))
          const widest = Math.max(...words.map((word) => measure(word.text)))
          const whole = Math.floor((640 * width) / widest)
          const largest = whole >= 8 ? whole : 16
          expect(fontSize).toBeLessThanOrEqual(largest)
          const sizes = [8, 15, 29, 57, 111, 200, fontSize - 1, fontSize, fontSize + 1]
          for (const size of sizes.filter((each) => each >= 8 && each <= Math.min(200, largest))) {
            const result = at(size)
            expect(!result.shrunk && !result.truncated, `fits ${size} px`).toBe(
              !truncated && size <= fontSize,
            )
          }
        }),
        { numRuns: 100 },
      )
    })

    it('is never smaller in a larger box', () => {
      const growth = fc.double({ min: 0, max: 0.5, noNaN: true })
      fc.assert(
        fc.property(
          fc.record({ ...anything, wider: growth, higher: growth }),
          ({ text, font, width, height, outlineWidth, wider, higher }) => {
            const sizeIn = (width: number, height: number) =>
              layoutOne({
                ...caption(text, { ...box, width, height }, 'fit'),
                font,
                outlineWidth,
              }).fontSize
            expect(sizeIn(width + wider, height + higher)).toBeGreaterThanOrEqual(
              sizeIn(width, height),
            )
          },
        ),
        { numRuns: 300 },
      )
    })
  })

  it("keeps words whole where they fit, with 'fit'", () => {
    const sign = { ...box, width: 0.2, height: 0.4 }
    expect(linesOf(layoutOne(caption('Asking a colleague', sign, 'fit')))).toEqual([
      'Asking a',
      'colleague',
    ])
    expect(linesOf(layoutOne(caption('A'.repeat(40), sign, 'fit'))).length).toBeGreaterThan(1)
  })

  it('wraps in time that grows no faster than the text', () => {
    const countFor = (length: number) => {
      let count = 0
      const counting: MeasureText = (text) => {
        count += 1
        return measure(text)
      }
      const layers = [caption('W'.repeat(length), box, 'fit')]
      layoutMeme(
        { document: { version: 1, layers }, watermark: '' },
        memeSize(640, 480),
        new TextMeasurer(() => counting),
      )
      return count
    }
    expect(countFor(2000)).toBeLessThan(5 * countFor(500))
  })

  it('shrinks down to 8 px, then ends in an ellipsis', () => {
    const result = layoutOne(caption('word '.repeat(400), box))
    expect(result).toMatchObject({ fontSize: 8, truncated: true })
    expect(linesOf(result).at(-1)).toMatch(/…$/)
  })

  it('does not change the captions at the edges', () => {
    const [top] = layout([caption('top', 'top', 72), caption('box '.repeat(50), box)]).captions
    expect(top).toMatchObject({ fontSize: 72, lines: [{ baseline: 92 }] })
  })

  it('stays within the height and the width of the box for any text, box and font', () => {
    fc.assert(
      fc.property(
        fc.record({
          text: fc.oneof(
            fc.lorem({ maxCount: 60 }),
            fc
              .array(fc.constantFrom('É', 'Ắ', 'ปู่', 'ج', 'x', ' ', '\n'), { maxLength: 60 })
              .map((parts) => parts.join('')),
          ),
          font: fc.constantFrom(...FONT_NAMES),
          size: fc.oneof(fc.constant('fit' as const), fc.integer({ min: 8, max: 200 })),
          x: fc.double({ min: -1, max: 0.9, noNaN: true }),
          y: fc.double({ min: -1, max: 0.9, noNaN: true }),
          width: fc.double({ min: 0.01, max: 1, noNaN: true }),
          height: fc.double({ min: 0.01, max: 1, noNaN: true }),
          outlineWidth: fc.integer({ min: 0, max: 12 }),
          verticalAlign: fc.constantFrom('top' as const, 'middle' as const, 'bottom' as const),
        }),
        ({ text, font, size, outlineWidth, verticalAlign, ...place }) => {
          const one = {
            ...caption(text, { ...place, rotation: 0 }, size),
            font,
            outlineWidth,
            verticalAlign,
          }
          const { lines, fontSize } = layoutOne(one)
          const [first] = lines
          const last = lines.at(-1)
          if (first === undefined || last === undefined) return
          const { ascent, descent } = chooseFonts(text, font).ink
          const top = place.y * 480
          const bottom = top + place.height * 480
          expect(first.baseline - ascent * fontSize).toBeGreaterThanOrEqual(top - 1e-6)
          expect(last.baseline + descent * fontSize).toBeLessThanOrEqual(bottom + 1e-6)
          for (const { text: line } of lines) {
            expect(measure(line) * fontSize).toBeLessThanOrEqual(place.width * 640 + 1e-6)
          }
        },
      ),
      { numRuns: 500 },
    )
  })

  it('a tall letter moves the text only where it would leave the box', () => {
    const baselineOf = (text: string, verticalAlign: Caption['verticalAlign']) =>
      layoutOne({ ...caption(text, box), font: 'Comic Book', verticalAlign }).lines[0]?.baseline ??
      0
    expect(baselineOf('É', 'middle')).toBe(baselineOf('E', 'middle'))
    expect(baselineOf('É', 'bottom')).toBe(baselineOf('E', 'bottom'))
    expect(baselineOf('É', 'top')).toBeGreaterThan(baselineOf('E', 'top'))
  })
})

describe('stickers', () => {
  const sticker: Sticker = {
    ...USUAL_STICKER,
    image: 'fire',
    place: { x: 0.5, y: 0.25, width: 0.25, height: 0.5, rotation: 450 },
  }

  it('have the bounds of their box', () => {
    expect(layout([sticker]).layers).toEqual([
      {
        type: 'sticker',
        image: 'fire',
        flipped: false,
        opacity: 1,
        bounds: { left: 320, top: 120, width: 160, height: 240, degrees: 450 },
      },
    ])
  })

  it('stay between the captions, in order', () => {
    const { layers } = layout([caption('a', 'top'), sticker, caption('b', sticker.place), sticker])
    expect(layers.map(({ type }) => type)).toEqual(['caption', 'sticker', 'caption', 'sticker'])
  })

  it.each([-0.1, 1.1, Number.NaN])('refuses an opacity of %d', (opacity) => {
    expect(() => layout([{ ...sticker, opacity }])).toThrow(
      `expected an opacity of 0 to 1, got ${opacity}`,
    )
  })

  it('refuses a box without a size', () => {
    const place = { ...sticker.place, width: 0 }
    expect(() => layout([{ ...sticker, place }])).toThrow('expected a box of some size')
  })
})

describe('bounds of captions at the edges', () => {
  it('are around their lines', () => {
    expect(layoutOne(caption('four\nsix', 'bottom', 20)).bounds).toEqual({
      left: 320 - 20,
      top: 416 - ASCENT * 20,
      width: 40,
      height: (ASCENT + DESCENT + 1.2) * 20,
      degrees: 0,
    })
    expect(layoutOne({ ...caption('four', 'top', 20), align: 'right' }).bounds).toMatchObject({
      left: 580,
      width: 40,
    })
  })

  it('have the height of a line without a text', () => {
    const { bounds } = layoutOne(caption('', 'bottom', 20))
    expect(bounds).toMatchObject({ left: 320, top: 440 - ASCENT * 20, width: 0 })
    expect(bounds.height).toBeCloseTo((ASCENT + DESCENT) * 20)
  })
})

describe('measuring', () => {
  it('is needed only for a text that changed', () => {
    const measured: string[] = []
    const measurer = new TextMeasurer(() => (text) => {
      measured.push(text)
      return measure(text)
    })
    const again = (layers: Layer[]) => {
      measured.length = 0
      const document = { version: 1, layers } as const
      layoutMeme({ document, watermark: 'Memesmith' }, memeSize(640, 480), measurer)
      return measured.length
    }
    const box = { x: 0.1, y: 0.2, width: 0.6, height: 0.3, rotation: 0 }
    const captions = Array.from({ length: 10 }, (_, index) =>
      caption(`caption number ${index}`, index === 0 ? 'top' : box),
    )
    const [first, second, ...others] = captions
    if (first === undefined || second === undefined) throw new Error('expected captions')
    expect(again(captions)).toBeGreaterThan(10)
    expect(again(captions)).toBe(0)
    expect(again([first, { ...second, place: { ...box, x: 0.3, rotation: 20 } }, ...others])).toBe(
      0,
    )
    expect(again([first, { ...second, fontSize: 50, color: '#ff0000' }, ...others])).toBe(0)
    expect(again([first, { ...second, text: 'caption number X' }, ...others])).toBeGreaterThan(0)
    expect(measured).not.toContain('0')
  })
})

describe('style', () => {
  it('draws in capitals and stores the text as typed', () => {
    expect(linesOf(layoutOne({ ...caption('Straße', 'top'), uppercase: true }))).toEqual([
      'STRASSE',
    ])
  })

  it.each([
    ['ŉ', 'ʼN'],
    ['i ı İ', 'I I İ'],
    ['საქართველო', 'ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ'],
    ['ὈΔΥΣΣΕΎΣ ὀδυσσεύς', 'ὈΔΥΣΣΕΎΣ ὈΔΥΣΣΕΎΣ'],
  ])('%j in capitals is %j in every language, and no font lacks a letter', (text, capitals) => {
    const one = layoutOne({ ...caption(text, 'top', 16), uppercase: true })
    expect(linesOf(one)).toEqual([capitals])
    expect(one.missing).toEqual([])
  })

  it('fits the capitals, not the typed letters', () => {
    // 20 ligatures fit a line at 32 px; as 40 capitals they need half of the size.
    const place: Box = { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 0 }
    const text = 'ß'.repeat(20)
    expect(linesOf(layoutOne(caption(text, place)))).toEqual([text])
    const capitals = layoutOne({ ...caption(text, place), uppercase: true })
    expect(linesOf(capitals)).toEqual(['S'.repeat(40)])
    expect(capitals).toMatchObject({ fontSize: 16, shrunk: true })
  })

  it('a word too long for its box gets smaller before it is broken', () => {
    const place: Box = { x: 0, y: 0, width: 0.25, height: 0.5, rotation: 0 }
    const long = layoutOne(caption('an incomprehensible word', place, 30))
    expect(linesOf(long)).toContain('incomprehensible')
    expect(long.fontSize).toBe(20)
    const longest = layoutOne(caption('x'.repeat(60), place, 30))
    expect(longest.fontSize).toBe(16)
    expect(linesOf(longest)).toHaveLength(3)
    // A box that is exactly as wide as the word keeps the size, also of fractions.
    expect(layoutOne(caption('x'.repeat(16), place, 19.5)).fontSize).toBe(19.5)
  })

  it.each([
    ['left', 20],
    ['center', 320],
    ['right', 620],
  ] as const)('aligns captions at the edges to the %s, within the margins', (align, x) => {
    expect(layoutOne({ ...caption('x', 'top'), align })).toMatchObject({ align, x })
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

  it('is 10 px from the right and the bottom', () => {
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
      `expected a font size above 0 and up to 200 px, got ${size}`,
    )
  })

  it('refuses more than 40 layers', () => {
    const layers = Array.from({ length: 41 }, () => caption('x', 'top'))
    expect(() => layout(layers)).toThrow('expected at most 40 layers, got 41')
  })

  it.each([
    [{ x: Number.NaN }, 'expected a box between -1 and 2, got NaN'],
    [{ x: -1.1 }, 'expected a box between -1 and 2, got -1.1'],
    [{ y: 1.9, height: 0.2 }, 'expected a box between -1 and 2, got 2.1'],
    [{ width: 0 }, 'expected a box of some size, got 0 × 0.5'],
    [{ height: -0.5 }, 'expected a box of some size, got 0.5 × -0.5'],
    [{ rotation: Number.POSITIVE_INFINITY }, 'expected degrees, got Infinity'],
  ])('refuses a box with %o', (change, message) => {
    const box = { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 0, ...change }
    expect(() => layoutOne(caption('x', box))).toThrow(message)
  })

  it('lets what hides a part reach a hundred pictures far, as it does beside a small crop', () => {
    const far = (x: number): Layer => ({
      type: 'cover',
      kind: 'bar',
      place: { x, y: 0, width: 1, height: 1, rotation: 0 },
    })
    expect(layout([far(100)]).layers).toMatchObject([{ bounds: { left: 100 * 640 } }])
    expect(() => layout([far(100.5)])).toThrow('expected a box between -100 and 101, got 101.5')
  })

  it.each([-1, 12.5, Number.NaN])('refuses an outline of %d', (outlineWidth) => {
    expect(() => layoutOne({ ...caption('x', 'top'), outlineWidth })).toThrow(
      `expected an outline of 0 to 12 px, got ${outlineWidth}`,
    )
  })

  it.each(['red', '#fff', '', '#12345g'])('refuses the color %j', (color) => {
    expect(() => layoutOne({ ...caption('x', 'top'), color })).toThrow('expected a color like')
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

  it('captions stay on the canvas and do not overlap, in any font', () => {
    fc.assert(
      fc.property(
        fc.record({ ...anything, below: anything.text, font: fc.constantFrom(...FONT_NAMES) }),
        ({ text, below, size, width, height, font }) => {
          const { captions, size: meme } = layout(
            [
              { ...caption(text, 'top', size), font },
              { ...caption(below, 'bottom', size), font },
            ],
            width,
            height,
          )
          const extents = [text, below].map((each) =>
            // At the edges, all characters of Arial count as tall as its Latin letters.
            font === 'Arial' ? FONT_EXTENTS.Arial : chooseFonts(cleanText(each), font).extents,
          )
          const outline = meme.height < 6 ? 0 : OUTLINE_WIDTH / 2
          const ink = captions.map(({ lines, fontSize }, index) => {
            const { ascent, descent } = extents[index] ?? FONT_EXTENTS[font]
            return {
              from: (lines[0]?.baseline ?? meme.height) - ascent * fontSize - outline,
              to: (lines.at(-1)?.baseline ?? 0) + descent * fontSize + outline,
            }
          })
          for (const { lines, fontSize } of captions) {
            for (const { text: line } of lines) {
              expect(measure(line) * fontSize).toBeLessThanOrEqual(meme.width + 1e-6)
            }
          }
          const [top, bottom] = ink
          if (captions[0]?.lines.length)
            expect((top?.from ?? 0) + outline).toBeGreaterThanOrEqual(-1e-6)
          if (captions[0]?.lines.length) expect(top?.to).toBeLessThanOrEqual(meme.height + 1e-6)
          if (captions[1]?.lines.length) expect(bottom?.from).toBeGreaterThanOrEqual(-1e-6)
          if (captions.every(({ lines }) => lines.length > 0)) {
            expect(top?.to).toBeLessThanOrEqual((bottom?.from ?? 0) + 1e-6)
          }
        },
      ),
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
        expect(linesOf(again)).toEqual(linesOf(first))
        // At smaller sizes the gap to the edge depends on whether the size was asked for.
        if (first.fontSize >= SHRUNK_FONT_SIZE) expect(placesOf(again)).toEqual(placesOf(first))
      }),
      { numRuns: 500 },
    )
  })
})
