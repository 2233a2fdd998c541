import { type Caption, FONT_NAMES, type FontName, USUAL_CAPTION } from '@memesmith/meme-render'
import { type Case, NO_TEXTS } from './corpus.ts'

/** Memes of 32 captions: every font in eight scripts, once for each style. */

const TEXTS = [
  'The quick “VA” fox, 10 % & @!',
  'Åre Łódź ğİß École',
  'Tiếng Việt ẾẴǺ được',
  'Когда Όταν שלום',
  'مَرْحَبًا ไทย น้ำ',
  'नमस्ते ស្ត្រី',
  '当代码 ミーム 밈',
  'ok 👩‍🚀 ❤️ ❤️‍🔥 ★ \u{10fffd}',
]

const STYLES: Readonly<Record<string, Partial<Caption>>> = {
  plain: { outlineWidth: 0 },
  outlined: { outlineWidth: 5, outlineColor: '#7c3aed' },
  'with a shadow': { shadow: true, align: 'left', verticalAlign: 'top' },
  'in capitals': { uppercase: true, align: 'right', verticalAlign: 'bottom' },
  'of a fixed size': { fontSize: 21 },
}

type Fonts = readonly FontName[]

/** A document has at most 40 layers. */
const HALVES: readonly Fonts[] = [FONT_NAMES.slice(0, 4), FONT_NAMES.slice(4)]

const captionsOf = (
  fonts: Fonts,
  style: Partial<Caption>,
  rotationOf: (index: number) => number,
): Caption[] =>
  TEXTS.flatMap((text, row) =>
    fonts.map((font, column) => ({
      ...USUAL_CAPTION,
      text,
      font,
      fontSize: 'fit',
      color: '#ffffff',
      place: {
        x: column / fonts.length,
        y: row / TEXTS.length,
        width: 0.9 / fonts.length,
        height: 0.9 / TEXTS.length,
        rotation: rotationOf(row * fonts.length + column),
      },
      ...style,
    })),
  )

const meme = (name: string, layers: readonly Caption[]): Case => ({
  ...NO_TEXTS,
  name,
  layers,
  picture: { drawn: 'waves', width: 1280, height: 1000 },
})

export const FONTS_CORPUS: readonly Case[] = [
  ...HALVES.flatMap((fonts) =>
    Object.entries(STYLES).flatMap(([name, style]) => [
      meme(
        `${fonts.join(', ')}, ${name}`,
        captionsOf(fonts, style, () => 0),
      ),
      meme(
        `${fonts.join(', ')}, ${name}, turned`,
        captionsOf(fonts, style, (index) => (17.3 * index) % 360),
      ),
    ]),
  ),
  ...FONT_NAMES.map((font) =>
    meme(
      `${font} at the edges`,
      (['top', 'bottom'] as const).map((place) => ({
        ...USUAL_CAPTION,
        text: TEXTS.slice(0, 4).join(' '),
        place,
        font,
        fontSize: 64,
        color: '#ffff00',
      })),
    ),
  ),
]
