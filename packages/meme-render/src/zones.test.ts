import { describe, expect, it } from 'vitest'
import { captionsOf } from './document-layers.ts'
import { BLANK_DOCUMENT, documentOfTexts, USUAL_CAPTION } from './two-captions.ts'
import type { Caption } from './types.ts'
import { documentOfZones, usualZones } from './zones.ts'

const look = { ...USUAL_CAPTION, fontSize: 32, color: '#ffffff' } as const
const top: Caption = { ...look, text: 'an example', place: 'top' }
const bottom: Caption = { ...look, text: 'another', place: 'bottom' }
const onSign: Caption = {
  ...look,
  text: 'a third',
  place: { x: 0.1, y: 0.2, width: 0.3, height: 0.1, rotation: -8 },
  fontSize: 'fit',
  color: '#1b1530',
  outlineWidth: 0,
}

describe('the document of a template', () => {
  it('has the given texts in the order of its captions, in their places and looks', () => {
    expect(documentOfZones([onSign, top, bottom], ['one', 'two', 'three'])).toEqual({
      version: 1,
      layers: [
        { ...onSign, text: 'one' },
        { ...top, text: 'two' },
        { ...bottom, text: 'three' },
      ],
    })
  })

  it('has empty captions where no text is given, never the examples', () => {
    const textsOf = (texts: readonly string[]) =>
      captionsOf(documentOfZones([top, bottom, onSign], texts)).map(({ text }) => text)
    expect(textsOf([])).toEqual(['', '', ''])
    expect(textsOf(['one'])).toEqual(['one', '', ''])
  })

  it('ignores texts that have no caption', () => {
    expect(documentOfZones([top], ['one', 'two']).layers).toHaveLength(1)
    expect(documentOfZones([], ['one'])).toEqual(BLANK_DOCUMENT)
  })

  it('without zones of its own is the one of the specification', () => {
    expect(usualZones('an example', 'another')).toEqual([top, bottom])
    expect(documentOfZones(usualZones('', ''), ['above', 'below'])).toEqual(
      documentOfTexts({ topText: 'above', bottomText: 'below' }),
    )
  })
})
