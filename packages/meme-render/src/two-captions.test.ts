import { describe, expect, it } from 'vitest'
import { documentOfTexts, textsOfDocument } from './two-captions.ts'

const texts = { topText: 'above', bottomText: 'below', fontSize: 40, textColor: '#ffff00' }

describe('two texts', () => {
  it('become two captions with the look of the specification', () => {
    const { version, layers } = documentOfTexts(texts)
    expect(version).toBe(1)
    expect(layers).toMatchObject([
      { type: 'caption', text: 'above', place: 'top', fontSize: 40, color: '#ffff00' },
      { type: 'caption', text: 'below', place: 'bottom', fontSize: 40, color: '#ffff00' },
    ])
    for (const layer of layers) {
      expect(layer).toMatchObject({
        font: 'Arial',
        outlineColor: '#000000',
        outlineWidth: 2,
        shadow: false,
        align: 'center',
        uppercase: false,
      })
    }
  })

  it('are the texts of the first two captions of a document', () => {
    const { layers } = documentOfTexts(texts)
    expect(textsOfDocument({ version: 1, layers })).toEqual(texts)
    expect(textsOfDocument({ version: 1, layers: [...layers, ...layers].slice(1) })).toMatchObject({
      topText: 'below',
      bottomText: 'above',
    })
    expect(textsOfDocument({ version: 1, layers: [] })).toMatchObject({
      topText: '',
      bottomText: '',
    })
  })
})
