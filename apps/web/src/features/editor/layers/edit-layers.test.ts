import { captionsOf, documentOfTexts, type Sticker, usualZones } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { captionLabel } from '../../../lib/caption-label.ts'
import {
  addLayer,
  captionLayersOf,
  changeCaption,
  hasRoom,
  markLayer,
  onlyLooks,
  removeLayer,
  reorderLayer,
} from './edit-layers.ts'
import { documentOf, type EditorLayers, layersOf, savedLayersOf } from './editor-layer.ts'
import { layerName } from './layer-name.ts'
import { layersForTemplate } from './layers-for-template.ts'

const box = { x: 0.1, y: 0.1, width: 0.3, height: 0.3, rotation: 0 }
const two = documentOfTexts({ topText: 'above', bottomText: 'below' })
const [top] = two.layers
if (top?.type !== 'caption') throw new Error('expected a caption')
const third = { ...top, text: 'third', place: box }
const sticker: Sticker = { type: 'sticker', image: 'fire', place: box, flipped: false, opacity: 1 }
const layers = layersOf({ version: 1, layers: [...two.layers, sticker, third] })
const namesOf = (of: EditorLayers) => captionLayersOf(of).map(({ layer }) => layer.name)
const textsOf = (of: EditorLayers) => captionLayersOf(of).map(({ layer }) => layer.text)

describe('the layers of a document', () => {
  it('are the same document again', () => {
    expect(documentOf({ layers })).toEqual({ version: 1, layers: [...two.layers, sticker, third] })
  })

  it('have two captions at least, for the fields', () => {
    expect(textsOf(layersOf({ version: 1, layers: [sticker] }))).toEqual(['', ''])
    expect(textsOf(layersOf({ version: 1, layers: [third] }))).toEqual(['third', ''])
  })

  it('at the edges are in their fields, also if one was moved to the front before it was saved', () => {
    const opened = (id: string, index: number) =>
      textsOf(savedLayersOf(documentOf({ layers: reorderLayer(layers, id, index) })))
    expect(opened('0', 3)).toEqual(['above', 'below', 'third'])
    expect(opened('3', 0)).toEqual(['above', 'below', 'third'])
    const bars = changeCaption(changeCaption(layers, '0', { place: 'above' }), '1', {
      place: 'below',
    })
    const reopened = savedLayersOf(documentOf({ layers: reorderLayer(bars, '0', 3) }))
    expect(textsOf(reopened)).toEqual(['above', 'below', 'third'])
    expect(reopened.map(({ layer }) => layer)).toEqual(
      reorderLayer(bars, '0', 3).map(({ layer }) => layer),
    )
  })

  it('have the names of their fields', () => {
    expect(layers.map((each) => layerName(layers, each))).toEqual([
      'Top Text',
      'Bottom Text',
      'Sticker: fire',
      'Text 3',
    ])
    expect(captionLabel(5)).toBe('Text 6')
  })

  it('have the names of their zones, which copies do not have', () => {
    const [named, plain] = layersOf({ version: 1, layers: [{ ...top, name: 'The cat' }, top] })
    if (named === undefined || plain === undefined) throw new Error('expected two layers')
    const all = addLayer([named, plain], named.layer).layers
    expect(all.map((each) => layerName(all, each))).toEqual(['The cat', 'Bottom Text', 'Text 3'])
  })

  it('that are hidden are not in the document', () => {
    const hidden = layers.map((each, index) => ({ ...each, isHidden: index === 2 }))
    expect(documentOf({ layers: hidden }).layers).toEqual([...two.layers, third])
  })
})

describe('a change', () => {
  it('of a text changes no other layer', () => {
    const changed = changeCaption(layers, '0', { text: 'new' })
    expect(textsOf(changed)).toEqual(['new', 'below', 'third'])
    expect(changed.slice(1)).toEqual(layers.slice(1))
    expect(changed[2]).toBe(layers[2])
  })

  it('removes a layer, but only the text of the first two captions', () => {
    expect(removeLayer(layers, '2').map(({ id }) => id)).toEqual(['0', '1', '3'])
    expect(textsOf(removeLayer(layers, '1'))).toEqual(['above', '', 'third'])
  })

  it('of the order leaves the fields in theirs, also of texts that are added later', () => {
    const moved = reorderLayer(layers, '0', 3)
    expect(moved.map(({ id }) => id)).toEqual(['1', '2', '3', '0'])
    expect(textsOf(moved)).toEqual(['above', 'below', 'third'])
    const added = addLayer(reorderLayer(moved, '3', 0), { ...third, text: 'fourth' }, 0)
    expect(textsOf(added.layers)).toEqual(['above', 'below', 'third', 'fourth'])
  })

  it('of the order stays within the ends', () => {
    const idsAt = (index: number) => reorderLayer(layers, '2', index).map(({ id }) => id)
    expect(idsAt(3)).toEqual(['0', '1', '3', '2'])
    expect(idsAt(99)).toEqual(['0', '1', '3', '2'])
    expect(idsAt(-1)).toEqual(['2', '0', '1', '3'])
  })

  it('adds no more than 40 layers', () => {
    let full = layers
    while (hasRoom(full)) full = addLayer(full, sticker).layers
    expect(full).toHaveLength(40)
  })
})

describe('another template', () => {
  const zones = [
    { ...top, name: 'The cat', text: 'example', place: box, fontSize: 'fit' as const },
    { ...top, name: 'The dog', text: 'example', place: box },
    { ...top, text: 'example', place: box },
    { ...top, text: 'example', place: box },
  ]

  it('puts the texts into its zones, not the examples, and keeps the stickers', () => {
    const opened = layersForTemplate(layers, zones)
    expect(textsOf(opened)).toEqual(['above', 'below', 'third', ''])
    expect(captionLayersOf(opened)[0]?.layer).toMatchObject({ place: box, fontSize: 'fit' })
    expect(opened.at(-1)?.layer).toEqual(sticker)
    expect(new Set(opened.map(({ id }) => id)).size).toBe(opened.length)
  })

  it('with fewer zones does not draw a text that is left over, and drops empty ones', () => {
    const [first, second] = zones
    if (first === undefined || second === undefined) throw new Error('expected zones')
    const opened = layersForTemplate(layers, [first, second])
    expect(textsOf(opened)).toEqual(['above', 'below', 'third'])
    expect(captionsOf(documentOf({ layers: opened })).map(({ text }) => text)).toEqual([
      'above',
      'below',
    ])
    expect(opened[2]).toMatchObject({ isSpare: true })
    expect(markLayer(opened, '2', { isHidden: false })[2]).not.toHaveProperty('isSpare')
    const back = layersForTemplate(opened, zones)
    expect(captionsOf(documentOf({ layers: back })).map(({ text }) => text)).toEqual([
      'above',
      'below',
      'third',
      '',
    ])
    const emptied = changeCaption(layers, '3', { text: ' ' })
    expect(textsOf(layersForTemplate(emptied, [first, second]))).toEqual(['above', 'below'])
  })

  it('gives the names of its zones, and takes those of the zones before', () => {
    const named = layersForTemplate(layersOf(two), [{ ...top, name: 'The sky' }, ...zones])
    expect(namesOf(named)).toEqual(['The sky', 'The cat', 'The dog', undefined, undefined])
    expect(namesOf(layersForTemplate(named, usualZones('', '')))).toEqual([undefined, undefined])
    expect(namesOf(onlyLooks(named))).toEqual([undefined, undefined])
  })

  it('does not show a text again that the user has hidden', () => {
    const hidden = markLayer(layers, '0', { isHidden: true })
    expect(layersForTemplate(hidden, zones)[0]).toMatchObject({ isHidden: true })
  })

  it('with the usual zones keeps the look of the usual captions', () => {
    const large = changeCaption(layersOf(two), '0', { fontSize: 60, color: '#ff0000' })
    expect(layersForTemplate(large, usualZones('example', 'example'))).toEqual(large)
    const placed = changeCaption(large, '0', { place: box, uppercase: true })
    expect(captionLayersOf(layersForTemplate(placed, usualZones('', '')))[0]?.layer).toEqual(top)
  })

  it('after a save starts with the looks alone', () => {
    const moved = changeCaption(layers, '0', { place: box, color: '#ff0000' })
    const [first, ...others] = onlyLooks(moved)
    expect(first?.layer).toEqual({ ...top, text: '', place: 'top', color: '#ff0000' })
    expect(others).toHaveLength(1)
  })
})
