import { type Caption, USUAL_CAPTION } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { newLayer } from './editor-layer.ts'
import { layersForUpload } from './layers-for-upload.ts'

const inBox = (text: string) =>
  newLayer({
    ...USUAL_CAPTION,
    text,
    place: { x: 0.1, y: 0.1, width: 0.2, height: 0.2, rotation: 0 },
    fontSize: 'fit',
    color: '#ffffff',
  } satisfies Caption)

describe('an own picture in place of a template', () => {
  it('takes empty texts to their usual places, and removes further ones', () => {
    const layers = layersForUpload([inBox(''), inBox(''), inBox('')], (each) => each)
    expect(layers.map(({ layer }) => layer.place)).toEqual(['top', 'bottom'])
  })

  it('leaves written texts where they are, without the names of zones', () => {
    const layers = [inBox('one'), inBox('two'), inBox('three')]
    const named = layers.map((each) => ({ ...each, layer: { ...each.layer, name: 'The cat' } }))
    expect(layersForUpload(named, (each) => each)).toEqual(layers)
  })
})
