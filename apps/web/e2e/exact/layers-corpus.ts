import {
  type Box,
  BUBBLE_KINDS,
  type Caption,
  COVER_KINDS,
  FONT_NAMES,
  type Frame,
  type Layer,
  STROKE_KINDS,
  type Sticker,
  TURNS,
  USUAL_CAPTION,
  USUAL_STICKER,
  WHOLE_PICTURE,
} from '@memesmith/meme-render'
import { type Case, NO_TEXTS, TEXTS, TURNED_SCRIPTS, UPLOAD } from './corpus.ts'

/** Memes with stickers, with frames, and with captions in turned boxes. */

const PICTURES: readonly Case['picture'][] = [
  { drawn: 'waves', width: 480, height: 360 },
  { drawn: 'noise', width: 1100, height: 700 },
  { drawn: 'waves', width: 721, height: 1279 },
]

const meme = (name: string, index: number, changes: Partial<Case>): Case => ({
  ...NO_TEXTS,
  name,
  picture: PICTURES[index % PICTURES.length] ?? { drawn: 'white', width: 400, height: 300 },
  ...changes,
})

const EMOJI = [
  'face with tears of joy',
  'fire',
  'sunglasses',
  'waving hand: medium skin tone',
  'keycap: #',
  'flag: england',
  UPLOAD,
]

/** A dozen stickers of many sizes in a grid; some are scaled up, some hang over the edge. */
const stickers = (rotationOf: (index: number) => number, changes: Partial<Sticker>): Sticker[] =>
  Array.from({ length: 12 }, (_, index) => ({
    ...USUAL_STICKER,
    image: EMOJI[index % EMOJI.length] ?? UPLOAD,
    place: {
      x: (index % 4) / 4 - 0.031 * index,
      y: Math.floor(index / 4) / 3 + 0.017,
      width: 0.07 + 0.043 * index,
      height: 0.11 + 0.029 * index,
      rotation: rotationOf(index),
    },
    ...changes,
  }))

const LOOKS: Readonly<Record<string, Partial<Sticker>>> = {
  'as they are': {},
  flipped: { flipped: true },
  'half transparent': { opacity: 0.5 },
  'flipped and faint': { flipped: true, opacity: 0.13 },
}

const STICKERS = Object.entries(LOOKS).flatMap(([look, changes], kind) => [
  ...[0, 90, 180, -90].map((rotation, index) =>
    meme(`stickers ${look}, at ${rotation} degrees`, index, {
      onlyInFull: (Math.floor(1.5 * kind) + index) % 2 === 1,
      layers: stickers(() => rotation, changes),
    }),
  ),
  ...[5, 15, 45, -30, 73.3].map((rotation, index) =>
    meme(`stickers ${look}, at angles from ${rotation} degrees`, index, {
      onlyInFull: (Math.floor(1.5 * kind) + index) % 2 === 1,
      layers: stickers((sticker) => (rotation + 29.7 * sticker) % 360, changes),
    }),
  ),
])

const CROPS: readonly Partial<Frame['crop']>[] = [
  {},
  { x: 0.25, width: 0.5 },
  { x: 0.1234, y: 0.071, width: 0.777, height: 0.8 },
  { x: 0.61, y: 0.5, width: 0.013, height: 0.25 },
]

const FRAMES = CROPS.flatMap((crop, index) =>
  TURNS.flatMap((turns) =>
    [false, true].map((flipped) =>
      meme(`a frame: crop ${index}, ${turns} turns${flipped ? ', flipped' : ''}`, index + turns, {
        onlyInFull: (index + turns + Number(flipped)) % 2 === 1,
        frame: { crop: { ...WHOLE_PICTURE.crop, ...crop }, turns, flipped },
        layers: [],
      }),
    ),
  ),
)

const LARGE_FRAMES = TURNS.map((turns) =>
  meme(`a frame of a scaled picture: ${turns} turns`, 0, {
    picture: { drawn: 'waves', width: 2500, height: 1900 },
    frame: { crop: { x: 0.05, y: 0.1, width: 0.83, height: 0.77 }, turns, flipped: turns > 1 },
    layers: stickers(() => 90 * turns, {}),
  }),
)

/** Bars above and below, whose words make the picture grow, also beyond its longest side. */
const BARS = [
  { side: 640, barColor: '#ffffff', align: 'left' as const, text: 'Nobody:' },
  { side: 1280, barColor: '#ffe600', align: 'center' as const, text: 'Me at 3 a.m.: '.repeat(9) },
  { side: 977, barColor: '#112233', align: 'right' as const, text: 'كيف حالك\nÇok güzel 🎉' },
].flatMap(({ side, barColor, align, text }, index) =>
  [false, true].map((isFramed) => {
    const bar = { ...USUAL_CAPTION, text, barColor, align, color: '#000000', outlineWidth: 0 }
    return meme(`bars on ${side} pixels${isFramed ? ', in a frame' : ''}`, index, {
      onlyInFull: isFramed === (index === 1),
      picture: { drawn: 'waves', width: Math.round(side * 0.7), height: side },
      ...(isFramed && {
        frame: { crop: { x: 0.1, y: 0.2, width: 0.7, height: 0.6 }, turns: 1, flipped: index > 0 },
      }),
      layers: [
        { ...bar, place: 'above', fontSize: 32 },
        { ...USUAL_CAPTION, text: 'on it', place: 'bottom', fontSize: 30, color: '#ffffff' },
        { ...bar, place: 'below', fontSize: 'fit', shadow: true },
        ...stickers((each) => 23 * each, {}).slice(0, 3),
      ],
    })
  }),
)

/** What hides a part: below and above other layers, turned, over edges, in all sizes, mostly cut off. */
const COVERS = COVER_KINDS.flatMap((kind, index) =>
  [0, 30 + 41.7 * index].map((rotation, turn) =>
    meme(`hidden by ${kind}, turned by ${rotation}`, index + turn, {
      layers: [
        ...[0.9, 0.3, 0.04].map((size, at) => ({
          type: 'cover' as const,
          kind,
          place: {
            x: 0.13 * at - 0.1,
            y: 0.2 * at + 0.011,
            width: size,
            height: 0.6 * size,
            rotation,
          },
        })),
        { ...USUAL_CAPTION, text: 'a name', place: 'above', fontSize: 20, color: '#102030' },
        ...stickers((each) => 23 * each, {}).slice(0, 5),
        { type: 'cover', kind, place: { x: 0.4, y: 0.3, width: 0.33, height: 0.5, rotation } },
        { type: 'cover', kind, place: { x: -39.9, y: -20, width: 40, height: 41, rotation: 0 } },
      ],
    }),
  ),
)

/** Drawn by hand: a scribble that is pressed unevenly, and each shape, on a bar too, turned, with and without outlines. */
const SCRIBBLE = Array.from({ length: 120 }, (_, at) => {
  const round = (value: number) => Math.round(1000 * value) / 1000
  const [x, y] = [0.5 + 0.5 * Math.sin(at / 7), 0.5 + 0.5 * Math.cos(at / 5.3)]
  if (at === 60) return []
  return at > 60 ? [round(x), round(y), round(0.5 + 0.5 * Math.sin(at / 3))] : [round(x), round(y)]
})
const STROKES = [0, 33.3].flatMap((rotation, turn) =>
  [undefined, '#ffffff'].map((outlineColor, outlined) =>
    meme(`drawn by hand, turned by ${rotation}${outlined ? ', outlined' : ''}`, turn + outlined, {
      onlyInFull: turn !== outlined,
      layers: [
        ...STROKE_KINDS.map((kind, index) => ({
          type: 'stroke' as const,
          kind,
          points:
            kind === 'pen'
              ? SCRIBBLE
              : kind === 'highlighter'
                ? SCRIBBLE.slice(0, 60)
                : [
                    [0, 0.9],
                    [1, 0.1],
                  ],
          color: ['#ff0000', '#ffff00', '#102030'][index % 3] ?? '#ff0000',
          ...(outlineColor && { outlineColor }),
          width: 2 + 3.7 * index,
          place: {
            x: 0.05 + 0.31 * (index % 3),
            y: -0.11 + 0.57 * (index % 2),
            width: 0.27,
            height: 0.41,
            rotation: rotation * (index + 1),
          },
        })),
        { ...USUAL_CAPTION, text: 'see', place: 'above', fontSize: 20, color: '#102030' },
      ],
    }),
  ),
)

/** What a brush hides: as a dot, with gaps, over edges, turned, and in boxes that are stretched. */
const BRUSHES = COVER_KINDS.flatMap((kind, index) =>
  [0, 90, -23.4 - 31 * index].map((rotation, turn) =>
    meme(`hidden by a brush of ${kind}, turned by ${rotation}`, index + turn, {
      layers: [
        ...stickers((each) => 23 * each, {}).slice(0, 5),
        { ...USUAL_CAPTION, text: 'a name', place: 'bottom', fontSize: 40, color: '#102030' },
        ...[0.9, 0.4, 0.07].map((size, at) => ({
          type: 'cover' as const,
          kind,
          brush: {
            points:
              at === 2 ? [[0.5, 0.5]] : SCRIBBLE.slice(50 * at).map((point) => point.slice(0, 2)),
            width: at === 2 ? 0.83 : 0.21 - 0.13 * at,
          },
          place: {
            x: 0.23 * at - 0.11,
            y: 0.2 * at + 0.011,
            width: size,
            height: (0.3 + 0.3 * turn) * size,
            rotation,
          },
        })),
        { ...USUAL_CAPTION, text: 'on it', place: 'above', fontSize: 20, color: '#102030' },
      ],
    }),
  ),
)

const FACE_TEXTS = [
  'One does not simply post a meme, VAT',
  'مرحبا بالعالم 123 שלום',
  'ミームを作る 当代码 😂',
  'नमस्ते दुनिया meme',
]

/** Bubbles of each kind, with tails to all sides and without, of all outlines, turned, and over edges. */
const BUBBLES = BUBBLE_KINDS.flatMap((kind, index) =>
  [0, 90, 17.3 + 70 * index].map((rotation, turn) =>
    meme(`${kind} bubbles, turned by ${rotation}`, index + turn, {
      layers: [
        ...stickers((each) => 23 * each, {}).slice(0, 3),
        ...[0, 1, 2, 3, 4].map(
          (at): Caption => ({
            ...USUAL_CAPTION,
            font: FONT_NAMES[(at + index + turn) % FONT_NAMES.length] ?? 'Arial',
            text: FACE_TEXTS[(at + turn) % FACE_TEXTS.length] ?? '',
            fontSize: at % 2 === 0 ? 'fit' : 20,
            color: '#102030',
            outlineWidth: at === 3 ? 2 : 0,
            outlineColor: '#ffe600',
            ...(at === 1 && { arc: 60 }),
            place: {
              x: [0.03, 0.52, 0.28, -0.12, 0.71][at] ?? 0,
              y: [0.02, 0.08, 0.4, 0.7, 0.66][at] ?? 0,
              width: 0.23 + 0.05 * at,
              height: 0.31 - 0.04 * at,
              rotation: (rotation * (at === 2 ? 1 : at)) % 360,
            },
            bubble: {
              kind,
              color: ['#ffffff', '#ffe600', '#c0f0d0'][at % 3] ?? '#ffffff',
              outlineColor: ['#000000', '#7c3aed'][at % 2] ?? '#000000',
              outlineWidth: [3, 0, 12, 1.5, 5][at] ?? 3,
              tail: [
                { x: 0.25, y: 1.4 },
                { x: -0.6, y: 0.2 },
                { x: 1.3, y: -0.4 },
                { x: 0.5, y: 0.5 },
                { x: 0.9, y: 2.7 },
              ][at] ?? { x: 0, y: 0 },
            },
          }),
        ),
        { ...USUAL_CAPTION, text: 'said', place: 'above', fontSize: 20, color: '#102030' },
      ],
    }),
  ),
)

const STYLES: Readonly<Record<string, Partial<Caption>>> = {
  'a thick outline': { outlineWidth: 9.5, outlineColor: '#7c3aed' },
  'no outline': { outlineWidth: 0, color: '#000000' },
  'a shadow': { shadow: true, outlineWidth: 1 },
  capitals: { uppercase: true, shadow: true, align: 'right', verticalAlign: 'bottom' },
}

const ODD_ANGLES = [3.7, -21, 118, 243.5]
const RIGHT_ANGLES = [0, 90, 180, 270]

/** Four captions of one script, one in each quarter. */
const captions = (text: string, style: Partial<Caption>, angles = ODD_ANGLES): Caption[] =>
  angles.map((rotation, index) => {
    const place: Box = {
      x: 0.5 * (index % 2),
      y: index > 1 ? 0.5 : 0.05,
      width: 0.45,
      height: 0.4,
      rotation,
    }
    const fontSize = index % 2 === 0 ? 'fit' : 23
    return { ...USUAL_CAPTION, text, place, fontSize, color: '#ffff00', ...style }
  })

const CAPTIONS = TURNED_SCRIPTS.flatMap((script, index) =>
  Object.entries(STYLES).map(([name, style], kind) =>
    meme(`${script} in turned boxes, with ${name}`, index, {
      onlyInFull: (index + kind) % 2 === 1,
      layers: captions(TEXTS[script] ?? '', style),
    }),
  ),
)

/** Canvases differ in the order in which they draw the parts of such a line. */
const SHADOWS_OF_PARTS = FONT_NAMES.flatMap((font, index) =>
  Object.entries({ right: RIGHT_ANGLES, odd: ODD_ANGLES }).map(([angles, degrees]) =>
    meme(`shadows of two directions in ${font} at ${angles} angles`, index, {
      layers: captions(
        'بالعالم (x)! שלום עולם?',
        { font, shadow: true, outlineWidth: 2 * (index % 2), outlineColor: '#00ff00' },
        degrees,
      ),
    }),
  ),
)

/** Found at random: in another canvas, a letter of the shadow fell on another part of a pixel. */
const LARGE_SHADOWS = (
  [
    [{ font: 'Comic Book', align: 'left', outlineWidth: 0 }, [-0.18, 0.34, 0.46, 0.47, 40.5]],
    [{ font: 'Comic', align: 'center', uppercase: true }, [-0.14, 0.22, 0.64, 0.48, 155.2]],
    [{ text: 'AVATAR', font: 'Impact', outlineWidth: 0 }, [0.19, 0.07, 0.61, 0.46, 168.2]],
    [{ text: 'AVATAR', font: 'Comic', verticalAlign: 'top' }, [0.49, -0.11, 0.66, 0.34, 330.3]],
    [
      { text: 'AVATAR', font: 'Impact', align: 'left', outlineWidth: 3 },
      [0.53, 0.62, 0.63, 0.48, 264.8],
    ],
  ] as const
).map(([style, [x, y, width, height, rotation]], index) =>
  meme(`large shadow ${index}`, index, {
    picture: { drawn: 'waves', width: 1280, height: 1280 },
    layers: [
      {
        ...USUAL_CAPTION,
        text: 'Hello world',
        shadow: true,
        outlineWidth: 1,
        verticalAlign: index < 2 ? 'middle' : 'bottom',
        fontSize: 'fit',
        place: { x, y, width, height, rotation },
        color: '#ffffff',
        ...style,
      },
    ],
  }),
)

const MIXED: readonly Layer[] = [
  { ...USUAL_CAPTION, text: 'below', place: 'top', fontSize: 60, color: '#ffffff' },
  ...stickers(() => 0, { opacity: 0.7 }),
  { ...USUAL_CAPTION, text: 'above', place: 'bottom', fontSize: 60, color: '#ffffff' },
]

/** Chromium makes a small picture from a larger one that it has drawn before. */
const SHRINKING = [0.9, 0.45, 0.2, 0.09].map((size) =>
  meme(`a sticker of ${size}, after larger ones`, 1, {
    layers: [
      {
        ...USUAL_STICKER,
        image: UPLOAD,
        place: { x: 0.05, y: 0.05, width: size, height: size, rotation: 0 },
      },
    ],
  }),
)

/** Every way to draw letters, in every font, in boxes and at edges, straight and along arcs. */
const FACES: Readonly<Record<string, Partial<Caption>>> = {
  regular: { bold: false },
  italic: { italic: true, shadow: true },
  'regular italic': { bold: false, italic: true, outlineWidth: 0, shadow: true },
  spaced: { letterSpacing: 0.173 },
  tight: { letterSpacing: -0.061, align: 'right', shadow: true },
  'on a background': { background: '#7c3aed', outlineWidth: 0, align: 'left' },
  accented: { accentColor: '#ff3b30', accentWords: ['meme', 'ミ', 'مرحبا'], shadow: true },
  'on an arc': { arc: 97, shadow: true },
  'on an arc downwards': { arc: -160, italic: true, background: '#102030', letterSpacing: 0.04 },
}
const FACE_CASES = Object.entries(FACES).flatMap(([name, style], index) =>
  [0, 1, 2].map((turn) =>
    meme(`letters ${name}, ${turn}`, index + turn, {
      onlyInFull: (index + turn) % 3 === 1,
      layers: FONT_NAMES.flatMap((font, at): Caption[] => [
        {
          ...USUAL_CAPTION,
          font,
          text: FACE_TEXTS[(at + turn + index) % FACE_TEXTS.length] ?? '',
          fontSize: at % 2 === 0 ? 'fit' : 21.5,
          color: '#ffffff',
          place: {
            x: 0.03 + 0.5 * (at % 2),
            y: 0.02 + 0.24 * Math.floor(at / 2),
            width: 0.43,
            height: 0.23,
            rotation: turn === 0 ? 0 : turn * 17.3 * (at - 3),
          },
          ...style,
        },
        ...(at < 2
          ? [
              {
                ...USUAL_CAPTION,
                font,
                text: 'A MEME at an edge',
                fontSize: 30,
                color: '#ffff00',
                place: at === 0 ? ('top' as const) : ('below' as const),
                ...style,
              },
            ]
          : []),
      ]),
    }),
  ),
)

/** Looks of the whole picture, below and above layers, and of turned parts of it. */
const SOME_LOOKS = [
  { brightness: 33, contrast: -41 },
  { contrast: 77, warmth: -58 },
  { saturation: -100 },
  { saturation: 83, warmth: 39, sharpen: 64 },
  { fry: 75 },
  { fry: 100, sharpen: 100, brightness: -20, contrast: 100, saturation: 100 },
] as const
const LOOKS_OF_PICTURES = SOME_LOOKS.map((values, index) =>
  meme(`the look ${JSON.stringify(values)}`, index, {
    onlyInFull: index % 2 === 1,
    ...(index === 3 && {
      frame: { crop: { x: 0.1, y: 0.2, width: 0.7, height: 0.6 }, turns: 3, flipped: true },
    }),
    layers: [
      {
        type: 'look',
        ...values,
        place: { x: 0, y: 0, width: 1, height: 1, rotation: 0 },
      },
      ...stickers((each) => 23 * each, {}).slice(0, 5),
      { ...USUAL_CAPTION, text: 'a look', place: 'above', fontSize: 40, color: '#c01020' },
      { ...USUAL_CAPTION, text: 'below it', place: 'bottom', fontSize: 40, color: '#ffe600' },
      {
        type: 'look',
        ...values,
        place: { x: 0.4, y: 0.3, width: 0.5, height: 0.8, rotation: 17 * index },
      },
    ],
  }),
)

/** Looks of single stickers and added pictures, opaque and not, at all angles, one over the other. */
const LOOKS_OF_STICKERS = SOME_LOOKS.flatMap((look, index) =>
  [0, 90, 11.3 + 47 * index].map((rotation, turn) =>
    meme(`stickers of the look ${JSON.stringify(look)}, turned by ${rotation}`, index + turn, {
      layers: stickers((each) => (rotation * (turn === 2 ? each : 1)) % 360, {
        look,
        flipped: turn === 1,
        opacity: index % 2 === 0 ? 1 : 0.6,
      }),
    }),
  ),
)

export const LAYERS_CORPUS: readonly Case[] = [
  ...BUBBLES,
  ...BRUSHES,
  ...LOOKS_OF_STICKERS,
  ...LOOKS_OF_PICTURES,
  ...FACE_CASES,
  ...STICKERS,
  ...FRAMES,
  ...LARGE_FRAMES,
  ...BARS,
  ...COVERS,
  ...STROKES,
  ...CAPTIONS,
  ...SHADOWS_OF_PARTS,
  ...LARGE_SHADOWS,
  ...SHRINKING,
  meme('stickers between captions', 1, { layers: MIXED }),
  meme('stickers between captions, in a frame', 2, {
    frame: { crop: { x: 0.2, y: 0.1, width: 0.7, height: 0.6 }, turns: 1, flipped: true },
    layers: MIXED,
  }),
]
