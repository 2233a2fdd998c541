import {
  type Box,
  type Caption,
  type Frame,
  type Layer,
  USUAL_CAPTION,
} from '@memesmith/meme-render'

/** Memes whose preview and stored picture must be identical in every pixel. */

export type Drawn = 'black' | 'noise' | 'waves' | 'white'

export interface Case {
  readonly name: string
  /** Only in a full run: each of its values is in another case, too. */
  readonly onlyInFull?: boolean
  /** A size to draw in the browser, or a file of `pictures/`, unchanged or rotated by EXIF. */
  readonly picture:
    | { readonly drawn: Drawn; readonly width: number; readonly height: number }
    | { readonly file: string; readonly orientation?: number }
    | { readonly large: 'image/jpeg' | 'image/png' | 'image/webp' }
  /** Layers that replace the two texts. */
  readonly layers?: readonly Layer[]
  /** Only with `layers`. */
  readonly frame?: Frame
  readonly top: string
  readonly bottom: string
  readonly fontSize: number
  readonly textColor: string
}

/** A sticker with this image shows the upload itself. */
export const UPLOAD = 'the upload'

/** The fields of a case that has layers instead of the two texts. */
export const NO_TEXTS = { top: '', bottom: '', fontSize: 32, textColor: '#ffffff' } as const

const usual: Omit<Case, 'name'> = {
  ...NO_TEXTS,
  picture: { drawn: 'waves', width: 480, height: 360 },
  top: 'When the preview',
  bottom: 'is the picture',
}

export const TEXTS: Readonly<Record<string, string>> = {
  Latin: 'The quick brown fox jumps: “VA”, To, fi, ffl… — 100 % & @!',
  'Latin extended': 'Łódź ąęśćżź Şğİı Čšž Őű Āēī Þórr ß Œuvre',
  Vietnamese: 'Tiếng Việt: khi bạn được nghỉ thứ Sáu',
  Cyrillic: 'Когда код заработал с первого раза. Ґанок, ўсё, Њ',
  Greek: 'Όταν ο κώδικας δουλεύει: Γειά σου ἀρχή',
  Hebrew: 'כשהקוד עובד בפעם הראשונה',
  'Hebrew with points': 'שָׁלוֹם עוֹלָם',
  Arabic: 'عندما يعمل الكود من المرة الأولى',
  'Arabic with marks': 'مَرْحَبًا بِالعَالَمِ',
  'digits in Arabic': 'لدي ١٢٣ مشكلة و 456 حل',
  Persian: 'وقتی کد از بار اول کار می‌کند',
  Urdu: 'جب کوڈ پہلی بار چل جائے',
  Devanagari: 'जब कोड पहली बार में चल जाए क्षत्रिय ज्ञान',
  Bengali: 'যখন কোড প্রথমবারেই কাজ করে',
  Gurmukhi: 'ਜਦੋਂ ਕੋਡ ਪਹਿਲੀ ਵਾਰ ਚੱਲੇ',
  Gujarati: 'જ્યારે કોડ પહેલી વાર ચાલે',
  Tamil: 'முதல் முறையே வேலை செய்தது',
  Telugu: 'మొదటిసారే పనిచేసింది',
  Kannada: 'ಮೊದಲ ಬಾರಿಗೆ ಕೆಲಸ ಮಾಡಿತು',
  Malayalam: 'ആദ്യമായി പ്രവർത്തിച്ചു',
  Sinhala: 'පළමු වතාවට වැඩ කළා',
  Thai: 'เมื่อโค้ดทำงานได้ตั้งแต่ครั้งแรก น้ำ กำลัง',
  Lao: 'ເມື່ອໂຄດເຮັດວຽກ',
  Khmer: 'នៅពេលកូដដំណើរការ',
  Myanmar: 'ကုဒ်အလုပ်လုပ်တဲ့အခါ',
  Georgian: 'როცა კოდი მუშაობს',
  Armenian: 'Երբ կոդն աշխատում է',
  Ethiopic: 'ኮዱ ሲሰራ',
  Japanese: 'コードが一発で動いたとき、何かがおかしい。「本当に？」',
  Korean: '코드가 한 번에 돌아갈 때 느낌',
  'Chinese, simplified': '当代码第一次就跑通的时候，我开始害怕了。',
  'Chinese, traditional': '當程式第一次就跑通的時候，這是真的嗎？',
  'wide punctuation': '（好）！行；行？「真」',
  'left to right and right to left': 'Build שלום passed مرحبا again 123',
  'right to left first': 'שלום to the build مرحبا',
  smileys: '😀😂🤣🥲😎 done',
  'skin tones': '👍🏻👍🏽👍🏿 👩🏾‍💻 🤝🏼',
  'ZWJ sequences': '👨‍👩‍👧‍👦 👩‍🚀 🧑‍🍳 🏳️‍🌈 🏴‍☠️ ❤️‍🔥 👁️‍🗨️ 🐈‍⬛',
  flags: '🇩🇪🇯🇵🇧🇷🇺🇦 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
  keycaps: '1️⃣2️⃣3️⃣ #️⃣ *️⃣ 10',
  'emoji and text forms': '❤️ ❤ ☀️ ☀ ☺️ ☎ ™ © ♥️ ♥',
  symbols: '→ ← ★ ☆ ♪ ✓ ✗ ■ ● ∞ ≠ ≤ π √ ½ ① № €£¥₹',
  'combining marks': 'e\u0301 a\u0308 n\u0303 o\u0302 x\u0302 Z\u0338a\u0336',
  'characters of no font': 'a \u{10fffd} b \ue000 c',
  'all at once': 'Hi 你好 こんにちは 안녕 שלום مرحبا สวัสดี नमस्ते 👋🏽',
}

const SIZES = [16, 17, 20, 24, 28, 31, 32, 33, 40, 48, 55, 64, 71, 72]
const PRESETS = ['#ffffff', '#000000', '#ff0000', '#0000ff', '#ffff00', '#008000']
const FREE_COLORS = ['#7c3aed', '#12ab9f', '#fedcba']
const SHAPES: readonly (readonly [number, number])[] = [
  [1, 1],
  [2, 3],
  [16, 16],
  [40, 40],
  [100, 60],
  [180, 640],
  [639, 480],
  [640, 64],
  [641, 481],
  [800, 600],
  [960, 540],
  [1000, 999],
  [1279, 853],
  [1280, 720],
  [1280, 1280],
  [1281, 700],
  [2000, 1500],
  [3000, 300],
  [300, 2600],
]
/** Small pictures are drawn 1:1, large ones are scaled down. */
const FILES = [
  'plain.jpg',
  'plain.gif',
  'plain.webp',
  'plain.avif',
  'palette.png',
  'deep-alpha.png',
  'display-p3.jpg',
  'cmyk.jpg',
  'large.gif',
  'large.avif',
  'large-palette.png',
  'large-deep-alpha.png',
  'large-display-p3.jpg',
  'large-cmyk.jpg',
]
const LONG = 'and then everybody in the meeting looked at me as if I had deployed it '

const BOX: Box = { x: 0.2, y: 0.3, width: 0.6, height: 0.35, rotation: 0 }

const inBox = (
  text: string,
  changes: Partial<Caption> & { readonly box?: Partial<Box> },
): Caption => {
  const { box, ...caption } = changes
  return {
    ...USUAL_CAPTION,
    text,
    place: { ...BOX, ...box },
    fontSize: 32,
    color: '#ffffff',
    ...caption,
  }
}

const ANGLES = [0, 90, 180, -90, 5, 15, 45, -30, 73.3, 359]
/** The names of the texts that are drawn in turned boxes. */
export const TURNED_SCRIPTS = [
  'Latin',
  'Vietnamese',
  'Cyrillic',
  'Hebrew',
  'Arabic with marks',
  'Devanagari',
  'Thai',
  'Khmer',
  'Japanese',
  'Korean',
  'Chinese, simplified',
  'ZWJ sequences',
  'all at once',
]

const PLACED: readonly (readonly [name: string, layers: readonly Caption[]])[] = [
  ...ANGLES.map(
    (rotation) =>
      [`at ${rotation} degrees`, [inBox('Turned by some degrees', { box: { rotation } })]] as const,
  ),
  ...TURNED_SCRIPTS.map(
    (script, index) =>
      [
        `in a turned box, ${script}`,
        [inBox(TEXTS[script] ?? '', { box: { rotation: 17 * index - 60 }, fontSize: 'fit' })],
      ] as const,
  ),
  ...[0, 1, 3.5, 12].map(
    (outlineWidth) =>
      [
        `with an outline of ${outlineWidth}`,
        [
          inBox('Outlined', {
            outlineWidth,
            outlineColor: '#7c3aed',
            fontSize: 60,
            box: { rotation: 12 },
          }),
        ],
      ] as const,
  ),
  ...[0, 45, -90].map(
    (rotation) =>
      [
        `with a shadow, at ${rotation} degrees`,
        [inBox('A soft shadow', { shadow: true, fontSize: 48, box: { rotation } })],
      ] as const,
  ),
  ['with a shadow and no outline', [inBox('Soft', { shadow: true, outlineWidth: 0 })]],
  ...(['left', 'center', 'right'] as const).flatMap((align) =>
    (['top', 'middle', 'bottom'] as const).map(
      (verticalAlign) =>
        [
          `${align}, ${verticalAlign}`,
          [
            inBox('Lines of\ndifferent\nlength', {
              align,
              verticalAlign,
              fontSize: 24,
              box: { rotation: -8 },
            }),
          ],
        ] as const,
    ),
  ),
  ['in capitals', [inBox('straße ﬁn ŉ', { uppercase: true, box: { rotation: 30 } })]],
  [
    'over the edge of the picture',
    [inBox('Half of it is out', { box: { x: -0.3, y: 0.6, rotation: 20 } })],
  ],
  ['too long for its box', [inBox(LONG.repeat(4), { box: { height: 0.15 } })]],
  ['in a flat box', [inBox('No room', { box: { height: 0.01, rotation: 3 } })]],
  [
    'forty of them',
    Array.from({ length: 40 }, (_, index) =>
      inBox(`number ${index}`, {
        fontSize: 'fit',
        box: {
          x: (index % 8) / 8,
          y: Math.floor(index / 8) / 5,
          width: 0.12,
          height: 0.15,
          rotation: index * 9,
        },
      }),
    ),
  ],
  [
    'beside those at the edges',
    [
      { ...inBox('at the top', {}), place: 'top', align: 'left' },
      inBox('between', { box: { rotation: -45 }, shadow: true }),
      { ...inBox('at the bottom', {}), place: 'bottom', fontSize: 'fit', uppercase: true },
    ],
  ],
]

export const CORPUS: readonly Case[] = [
  ...Object.entries(TEXTS).flatMap(([script, text], index) => [
    {
      ...usual,
      name: `${script}, one line`,
      onlyInFull: index % 2 === 0,
      top: text,
      bottom: '',
      fontSize: 24,
    },
    {
      ...usual,
      name: `${script}, wrapped`,
      top: text,
      bottom: text,
      fontSize: 55,
      picture: { drawn: 'noise', width: 900, height: 700 },
    } as const,
    {
      ...usual,
      name: `${script}, small`,
      onlyInFull: index % 2 === 1,
      top: '',
      bottom: text,
      fontSize: 16,
      textColor: '#ffff00',
    },
  ]),
  ...SIZES.map((fontSize) => ({ ...usual, name: `font size ${fontSize}`, fontSize })),
  ...[...PRESETS, ...FREE_COLORS].map((textColor) => ({
    ...usual,
    name: `color ${textColor}`,
    textColor,
  })),
  ...SHAPES.map(([width, height]) => ({
    ...usual,
    name: `a picture of ${width}×${height}`,
    picture: { drawn: 'waves', width, height } as const,
  })),
  ...(['black', 'white', 'noise'] as const).map((drawn) => ({
    ...usual,
    name: `the watermark on ${drawn}`,
    picture: { drawn, width: 700, height: 500 },
    top: '',
    bottom: '',
  })),
  ...FILES.map((file) => ({ ...usual, name: `a source of ${file}`, picture: { file } })),
  ...(['image/jpeg', 'image/png', 'image/webp'] as const).map((large) => ({
    ...usual,
    name: `a large ${large}, scaled down`,
    picture: { large },
  })),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((orientation) => ({
    ...usual,
    name: `EXIF orientation ${orientation}`,
    picture: { file: 'plain.jpg', orientation },
  })),
  ...PLACED.map(([name, layers], index) => ({
    ...usual,
    name: `captions ${name}`,
    layers,
    ...(index % 3 === 1 && { picture: { drawn: 'noise', width: 1100, height: 700 } as const }),
  })),
  { ...usual, name: 'no text', top: '', bottom: '' },
  { ...usual, name: 'one word', top: 'Monday', bottom: '' },
  { ...usual, name: 'only spaces and line ends', top: ' \n ', bottom: '\n\n' },
  { ...usual, name: 'typed line breaks', top: 'one\ntwo\n\nfour', bottom: 'five\nsix' },
  {
    ...usual,
    name: 'a long text that shrinks',
    top: LONG.repeat(3),
    bottom: LONG.repeat(2),
    fontSize: 72,
  },
  {
    ...usual,
    name: 'a text too long for the picture',
    top: LONG.repeat(7).slice(0, 500),
    bottom: 'x',
    picture: { drawn: 'waves', width: 120, height: 120 },
  },
  {
    ...usual,
    name: 'one endless word',
    top: 'W'.repeat(120),
    bottom: 'i'.repeat(300),
    fontSize: 40,
  },
  { ...usual, name: 'a long Thai text', top: `${TEXTS.Thai} `.repeat(6), bottom: '', fontSize: 40 },
  {
    ...usual,
    name: 'a long Japanese text',
    top: (TEXTS.Japanese ?? '').repeat(6),
    bottom: '',
    fontSize: 40,
  },
  {
    ...usual,
    name: 'a long Arabic text',
    top: `${TEXTS.Arabic} `.repeat(8),
    bottom: '',
    fontSize: 40,
  },
  { ...usual, name: 'a wall of emoji', top: '😂🔥👩‍🚀'.repeat(30), bottom: '', fontSize: 40 },
]
