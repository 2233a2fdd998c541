import { documentOfTexts } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { captionLayersOf, markLayer } from '../layers/edit-layers.ts'
import { type EditorLayers, layersOf } from '../layers/editor-layer.ts'
import { hasIdea, withIdea } from './idea-zones.ts'

const two = layersOf(documentOfTexts({ topText: 'Up', bottomText: 'Down' }))
const textsOf = (layers: EditorLayers) => captionLayersOf(layers).map(({ layer }) => layer.text)

describe('an idea', () => {
  it('fills the texts in their order, and an empty one empties its text', () => {
    expect(textsOf(withIdea(two, ['One', '']))).toEqual(['One', ''])
  })

  it('leaves the texts that it has no words for', () => {
    expect(textsOf(withIdea(two, ['One']))).toEqual(['One', 'Down'])
    expect(textsOf(withIdea(two, ['One', 'Two', 'Three']))).toEqual(['One', 'Two'])
  })

  it('leaves hidden texts', () => {
    const hidden = markLayer(two, two[0]?.id ?? '', { isHidden: true })
    expect(textsOf(withIdea(hidden, ['One']))).toEqual(['Up', 'One'])
  })

  it('is in use while the texts are its own', () => {
    const filled = withIdea(two, ['One', 'Two'])
    expect([hasIdea(two, ['One', 'Two']), hasIdea(filled, ['One', 'Two'])]).toEqual([false, true])
    expect(hasIdea(filled, [])).toBe(false)
  })
})
