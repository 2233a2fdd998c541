import {
  captionsOf,
  documentOfTexts,
  type MemeDocument,
  textsOfDocument,
  USUAL_STICKER,
  WHOLE_PICTURE,
} from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { changeTexts, EMPTY_DOCUMENT, isTwoTexts, withTwoCaptions } from './two-caption-document.ts'

const box = { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 10 }
const [first, second] = captionsOf(
  documentOfTexts({
    topText: 'above',
    bottomText: 'below',
    fontSize: 40,
    textColor: '#ffff00',
  }),
)
if (first === undefined || second === undefined) throw new Error('expected two captions')
const third = { ...first, text: 'in a box', place: box }
const three: MemeDocument = { version: 1, layers: [first, second, third] }

describe('the fields of the editor', () => {
  it('change the first two captions, and no others', () => {
    const changed = changeTexts(three, { topText: 'new', fontSize: 20, textColor: '#ff0000' })
    expect(textsOfDocument(changed)).toEqual({
      topText: 'new',
      bottomText: 'below',
      fontSize: 20,
      textColor: '#ff0000',
    })
    expect(changed.layers[2]).toBe(third)
  })

  it('change the captions between stickers', () => {
    const sticker = {
      ...USUAL_STICKER,
      image: 'fire',
      place: box,
    }
    const frame = { ...WHOLE_PICTURE, turns: 1 } as const
    const document: MemeDocument = { version: 1, frame, layers: [sticker, first] }
    const changed = changeTexts(document, { topText: 'new', bottomText: 'added' })
    expect(changed.frame).toBe(frame)
    expect(changed.layers).toMatchObject([sticker, { text: 'new' }, { text: 'added' }])
  })

  it('have two captions to change in any document', () => {
    expect(withTwoCaptions({ version: 1, layers: [] })).toEqual(EMPTY_DOCUMENT)
    expect(withTwoCaptions({ version: 1, layers: [third] }).layers).toHaveLength(2)
    expect(withTwoCaptions(three)).toEqual(three)
  })
})

describe('a document', () => {
  it('of two usual captions is what the two fields of the specification say', () => {
    expect(isTwoTexts(EMPTY_DOCUMENT)).toBe(true)
    expect(isTwoTexts({ version: 1, layers: [first, second] })).toBe(true)
  })

  it.each<[string, MemeDocument]>([
    ['a third caption', three],
    ['a caption in a box', { version: 1, layers: [third, second] }],
    ['an outline of its own', { version: 1, layers: [{ ...first, outlineWidth: 4 }, second] }],
    ['two colors', { version: 1, layers: [first, { ...second, color: '#000000' }] }],
  ])('with %s says more', (_what, document) => {
    expect(isTwoTexts(document)).toBe(false)
  })
})
