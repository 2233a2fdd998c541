import {
  DEFAULT_BUBBLE,
  documentOfTexts,
  FONT_NAMES,
  USUAL_CAPTION,
  WHOLE_PICTURE,
} from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { MemeDocument } from './document.ts'
import { readAs } from './read-answer.ts'

const readDocument = (value: unknown) => readAs(MemeDocument, value)

const box = { x: 0.1, y: 0.2, width: 0.5, height: 0.3, rotation: -15 }
const caption = {
  ...USUAL_CAPTION,
  name: 'Panel 2',
  text: 'In a box',
  place: box,
  fontSize: 'fit',
  color: '#ff0000',
  outlineWidth: 0,
  shadow: true,
  align: 'left',
  verticalAlign: 'bottom',
  uppercase: true,
}
const sticker = { type: 'sticker', image: 'fire', place: box, flipped: true, opacity: 0.5 }
const frame = { crop: { x: 0, y: 0.1, width: 0.5, height: 0.9 }, turns: 3, flipped: true }
const texts = { topText: 'Top', bottomText: '', fontSize: 40, textColor: '#00ff00' }

describe('a document', () => {
  it.each([
    ['two texts', documentOfTexts(texts)],
    ['nothing', { version: 1, layers: [] }],
    ['a caption in a box', { version: 1, layers: [caption] }],
    [
      'what is drawn by hand',
      {
        version: 1,
        layers: [
          {
            type: 'stroke',
            kind: 'pen',
            points: [[0, 0.5], [1, 0.25, 0.5], [], [0.1, 1]],
            color: '#00ff00',
            width: 8,
            place: box,
          },
        ],
      },
    ],
    [
      'what changes the look',
      {
        version: 1,
        layers: [{ type: 'look', brightness: -5, contrast: 20, fry: 100, place: box }],
      },
    ],
    ['what hides a part', { version: 1, layers: [{ type: 'cover', kind: 'bar', place: box }] }],
    [
      'what hides a part that is cut off',
      {
        version: 1,
        layers: [
          {
            type: 'cover',
            kind: 'bar',
            place: { x: -80, y: 3, width: 60, height: 40, rotation: 0 },
          },
        ],
      },
    ],
    [
      'what a brush hides',
      {
        version: 1,
        layers: [
          {
            type: 'cover',
            kind: 'blur',
            brush: { points: [[0, 0.5], [1, 0.25], [], [0.1, 1]], width: 0.2 },
            place: box,
          },
        ],
      },
    ],
    [
      'a bubble',
      { version: 1, layers: [{ ...caption, bubble: { ...DEFAULT_BUBBLE, kind: 'thought' } }] },
    ],
    [
      'the look of one picture',
      { version: 1, layers: [{ ...sticker, look: { brightness: 20, fry: 75 } }] },
    ],
    [
      'a caption in a bar',
      { version: 1, layers: [{ ...caption, place: 'above', barColor: '#ffe600', fontSize: 20 }] },
    ],
    [
      'a text as memes have it',
      {
        version: 1,
        layers: [
          {
            ...caption,
            bold: false,
            italic: true,
            letterSpacing: 0.1,
            background: '#000000',
            accentColor: '#ffff00',
            accentWords: ['box'],
            arc: -90,
          },
        ],
      },
    ],
    ['a sticker in a frame', { version: 1, frame, layers: [sticker, caption] }],
  ])('keeps %s, in the order in which documents are written', (_what, document) => {
    expect(JSON.stringify(readDocument(document))).toBe(JSON.stringify(document))
  })

  it.each(FONT_NAMES)('keeps the font %s', (font) => {
    const document = { version: 1, layers: [{ ...caption, font }] }
    expect(readDocument(document)).toEqual(document)
  })

  it('fills in the defaults of omitted fields', () => {
    const [layer] = documentOfTexts({ ...texts, fontSize: 32, textColor: '#ffffff' }).layers
    const short = { type: 'caption', text: 'Top', place: 'top', font: 'Unheard Of', shadow: 'yes' }
    expect(readDocument({ layers: [short] })).toEqual({ version: 1, layers: [layer] })
    const plain = { type: 'sticker', image: 'fire', place: { ...box, rotation: undefined } }
    expect(readDocument({ frame: {}, layers: [plain] })).toEqual({
      version: 1,
      frame: WHOLE_PICTURE,
      layers: [{ ...sticker, place: { ...box, rotation: 0 }, flipped: false, opacity: 1 }],
    })
  })

  it.each([
    ['no document', undefined],
    ['no layers', { version: 1 }],
    ['a layer of another kind', { layers: [caption, { type: 'video', place: box }] }],
    ['a sticker without a picture', { layers: [{ ...sticker, image: 7 }] }],
    ['a sticker at an edge', { layers: [{ ...sticker, place: 'top' }] }],
    ['a frame on its corner', { frame: { ...frame, turns: 0.5 }, layers: [] }],
    ['a frame without a size', { frame: { ...frame, crop: { x: 0, y: 0 } }, layers: [] }],
    ['a caption without a place', { layers: [{ ...caption, place: undefined }] }],
    ['a caption at another place', { layers: [{ ...caption, place: 'left' }] }],
    ['a box without a size', { layers: [{ ...caption, place: { x: 0, y: 0 } }] }],
  ])('gives nothing for %s', (_what, document) => {
    expect(readDocument(document)).toBeUndefined()
  })
})
