import { documentOfTexts, type MemeDocument } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { isTwoTexts } from './is-two-texts.ts'

const texts = { topText: 'above', bottomText: 'below', fontSize: 40, textColor: '#ffff00' }
const usual = documentOfTexts(texts)
const [first, second] = usual.layers
if (first?.type !== 'caption' || second?.type !== 'caption') throw new Error('expected captions')
const place = { x: 0, y: 0, width: 0.5, height: 0.5, rotation: 10 }

describe('a document', () => {
  it('of two usual captions is what the two fields of the specification say', () => {
    expect(isTwoTexts(usual)).toBe(true)
    expect(isTwoTexts(documentOfTexts({}))).toBe(true)
  })

  it.each<[string, MemeDocument]>([
    ['a third caption', { version: 1, layers: [first, second, first] }],
    ['a caption in a box', { version: 1, layers: [{ ...first, place }, second] }],
    ['an outline of its own', { version: 1, layers: [{ ...first, outlineWidth: 4 }, second] }],
    ['two colors', { version: 1, layers: [first, { ...second, color: '#000000' }] }],
    ['a size that the slider does not have', documentOfTexts({ ...texts, fontSize: 100 })],
    [
      'a frame',
      { ...usual, frame: { crop: { x: 0, y: 0, width: 1, height: 1 }, turns: 1, flipped: false } },
    ],
  ])('with %s says more', (_what, document) => {
    expect(isTwoTexts(document)).toBe(false)
  })
})
