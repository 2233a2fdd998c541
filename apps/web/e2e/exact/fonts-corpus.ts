import { type Caption, FONT_NAMES, USUAL_CAPTION } from '@memesmith/meme-render'
import { type Case, NO_TEXTS } from './corpus.ts'

/** Memes of 40 captions: every font in eight scripts, once for each style. */

const TEXTS = [
  'The quick “VA” fox, 10 % & @!',
  'Åre Łódź ğİß École',
  'Tiếng Việt ẾẴǺ được',
  'Когда Όταν שלום',
  'مَرْحَبًا ไทย น้ำ',
  'नमस्ते ស្ត្រី',
  '当代码 ミーム 밈',
  'ok 👩‍🚀 ❤️ ★ \u{10fffd}',
]

const STYLES: Readonly<Record<string, Partial<Caption>>> = {
  plain: { outlineWidth: 0 },
  outlined: { outlineWidth: 5, outlineColor: '#7c3aed' },
  'with a shadow': { shadow: true, align: 'left', verticalAlign: 'top' },
  'in capitals': { uppercase: true, align: 'right', verticalAlign: 'bottom' },
  'of a fixed size': { fontSize: 21 },
}

const captionsOf = (style: Partial<Caption>, rotationOf: (index: number) => number): Caption[] =>
  TEXTS.flatMap((text, row) =>
    FONT_NAMES.map((font, column) => ({
      ...USUAL_CAPTION,
      text,
      font,
      fontSize: 'fit',
      color: '#ffffff',
      place: {
        x: column / FONT_NAMES.length,
        y: row / TEXTS.length,
        width: 0.9 / FONT_NAMES.length,
        height: 0.9 / TEXTS.length,
        rotation: rotationOf(row * FONT_NAMES.length + column),
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
  ...Object.entries(STYLES).flatMap(([name, style]) => [
    meme(
      `every font, ${name}`,
      captionsOf(style, () => 0),
    ),
    meme(
      `every font, ${name}, turned`,
      captionsOf(style, (index) => (17.3 * index) % 360),
    ),
  ]),
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
