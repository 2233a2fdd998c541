import {
  type Caption,
  FONT_NAMES,
  familiesOf,
  fontOf,
  fontsFor,
  measureOn,
  memeSize,
  renderMeme,
  TextMeasurer,
  USUAL_CAPTION,
} from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { oneOf } from '../testing/full-run.ts'
import { createCanvas } from './canvas.ts'
import { registerFonts } from './fonts.ts'

it.each(['行！', '行；', '๐', 'ﯡ', 'ຯ'])('draws each letter of %s', async (text) => {
  const caption = { ...USUAL_CAPTION, text, place: 'top', fontSize: 32, color: '#000000' } as const
  const files = fontsFor({ document: { version: 1, layers: [caption] }, watermark: '' })
  await registerFonts(files)
  const context = createCanvas(80, 80).getContext('2d')
  context.font = fontOf(40, familiesOf(files))
  for (const letter of text) {
    context.clearRect(0, 0, 80, 80)
    context.fillText(letter, 20, 60)
    const inked = context.getImageData(0, 0, 80, 80).data.some((value) => value > 0)
    expect(inked, letter).toBe(true)
  }
})

it.each(FONT_NAMES)(
  'draws joined emoji as one picture beside letters in %s, as browsers do',
  async (font) => {
    const context = createCanvas(1, 1).getContext('2d')
    const measure = measureOn(context)
    // ế is in another file than the other letters, which is asked first.
    for (const letters of ['a ', 'ế ', '']) {
      const widthOf = (text: string) => new TextMeasurer(measure).measure(text, font).measure(text)
      for (const text of ['🔥', '❤️‍🔥', '🏳️‍🌈', '❤️‍🩹', '⛓️‍💥']) {
        const caption = {
          ...USUAL_CAPTION,
          font,
          text: letters + text,
          place: 'top',
          fontSize: 32,
          color: '#000000',
        } as const
        await registerFonts(
          fontsFor({ document: { version: 1, layers: [caption] }, watermark: '' }),
        )
        expect(widthOf(letters + text), letters + text).toBeCloseTo(widthOf(`${letters}🔥`), 3)
      }
    }
  },
)

describe('a caption in a box (design §2)', () => {
  const WIDTH = 400
  const HEIGHT = 200
  const TOP = 60
  const BOTTOM = 140
  const picture = createCanvas(WIDTH, HEIGHT)

  /** The rows that have ink. */
  async function rowsOf(
    layer: Pick<Caption, 'font' | 'text' | 'verticalAlign'>,
  ): Promise<number[]> {
    const caption = {
      ...USUAL_CAPTION,
      fontSize: 'fit',
      color: '#000000',
      outlineWidth: 0,
      // As wide as a box can be, so that only the height limits the size.
      place: { x: -1, y: TOP / HEIGHT, width: 3, height: (BOTTOM - TOP) / HEIGHT, rotation: 0 },
      ...layer,
    } as const
    const meme = { document: { version: 1, layers: [caption] }, watermark: '' } as const
    await registerFonts(fontsFor(meme))
    const { pixelWidth, pixelHeight } = memeSize(WIDTH, HEIGHT)
    const context = createCanvas(pixelWidth, pixelHeight).getContext('2d')
    renderMeme(context, { image: picture, width: WIDTH, height: HEIGHT }, meme)
    const { data } = context.getImageData(0, 0, pixelWidth, pixelHeight)
    return Array.from({ length: pixelHeight }, (_, row) => row).filter((row) =>
      data.subarray(row * pixelWidth * 4, (row + 1) * pixelWidth * 4).some((value) => value < 200),
    )
  }

  const SCRIPTS = {
    Latin: 'Åre École Çß|@\n(jumpy)',
    'Latin, extended': 'Ŵ Ǻ Ģ ķ Ů\nȚ ģ',
    Vietnamese: 'Ắ ẾỖ Ợ Ự\nặ ệ ợ',
    Cyrillic: 'Йод Ѽ щука\nЏ ђ',
    Greek: 'Ὦ ΐ ᾧ\nῥ ᾳ',
    Hebrew: 'שָּׁלוֹם ךּ',
    Arabic: 'جَّ عً يّ ﷺ\nمَرْحَبًا ج',
    Devanagari: 'र्के ह्रीं\nट्रू',
    Tamil: 'ஜ்ஹௌ ஐ',
    Telugu: 'శ్రీ కృష్ణ',
    Sinhala: 'ශ්‍රී ක්‍ෂූ',
    Thai: 'ปั๊ป น้ำ\nกตัญญู ฎุ',
    Lao: 'ຫຼັ່ງ ຖື້',
    Khmer: 'ស្ត្រី ត្រ្យី',
    Burmese: 'ဏ္ဍု က္ကျွ',
    Chinese: '當代码 ミーム 밈',
    emoji: '🖖🤯😂\n🏀👩‍🚀',
  }

  it.each(
    FONT_NAMES.flatMap((font, index) =>
      oneOf(FONT_NAMES.length, Object.entries(SCRIPTS), index)
        // Arimo's Latin file builds these letters from marks, which extend 0.1 font sizes further.
        .filter(([script]) => font !== 'Arial' || script !== 'Vietnamese')
        .map(([script, text]) => [font, script, text] as const),
    ),
  )('is never drawn outside its height: %s, %s', async (font, _script, text) => {
    for (const verticalAlign of ['top', 'bottom'] as const) {
      const rows = await rowsOf({ text, font, verticalAlign })
      expect(rows.length).toBeGreaterThan(10)
      // Smoothing can tint one more row.
      expect(rows[0]).toBeGreaterThanOrEqual(TOP - 1)
      expect(rows.at(-1)).toBeLessThanOrEqual(BOTTOM)
    }
  })

  it.each([
    ['Impact', 'SHORT'],
    ['Arial', 'short'],
    ['Comic', 'Jumpy'],
    ['Marker', 'no descender'],
    ['Comic Book', 'ÅNGSTRÖM'],
    ['Impact', 'two\nlines'],
    ['Impact', 'Привет'],
    ['Arial', 'ΑΒΓ'],
    ['Impact', 'שלום'],
    ['Impact', '漢字'],
    ['Impact', 'ミーム'],
    ['Impact', '밈'],
    ['Impact', 'กขค'],
  ] as const)('has letters from its top to its bottom: %s, %s', async (font, text) => {
    const rows = await rowsOf({ text, font, verticalAlign: 'middle' })
    const [first = 0] = rows
    expect((rows.at(-1) ?? 0) - first).toBeGreaterThanOrEqual(0.85 * (BOTTOM - TOP))
  })
})

it.each([
  ['Impact', 'Ŋ'],
  ['Marker', 'H'],
  ['Comic Book', 'Ợ'],
] as const)('%s is drawn in its only weight, not thickened', async (font, letter) => {
  const families = fontsFor({
    document: {
      version: 1,
      layers: [
        { ...USUAL_CAPTION, text: letter, font, place: 'top', fontSize: 32, color: '#000000' },
      ],
    },
    watermark: '',
  })
  await registerFonts(families)
  const inkOf = (weight: string) => {
    const context = createCanvas(100, 100).getContext('2d')
    context.font = `${weight} 60px ${familiesOf(families)}`
    context.fillText(letter, 20, 80)
    return context.getImageData(0, 0, 100, 100).data.reduce((sum, value) => sum + value, 0)
  }
  expect(inkOf('bold')).toBeGreaterThan(0)
  expect(inkOf('bold')).toBe(inkOf('normal'))
})
