import {
  type Box,
  type Caption,
  type Cover,
  documentOfTexts,
  type Layer,
} from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { layersOf } from '../layers/editor-layer.ts'
import { templateOfDraft } from './template-of-draft.ts'

const boxAt = (y: number): Box => ({ x: 0.2, y, width: 0.3, height: 0.2, rotation: 0 })
const [usual] = documentOfTexts({}).layers
if (usual?.type !== 'caption') throw new Error('expected a caption')
const textAt = (text: string, place: Box | 'top'): Caption => ({ ...usual, text, place })
const cover: Cover = { type: 'cover', kind: 'blur', place: boxAt(0.1) }

const partsOf = (...layers: readonly Layer[]) =>
  templateOfDraft({ layers: layersOf({ version: 1, layers }), frame: undefined }, undefined)
const wordsOf = (...layers: readonly Layer[]) => partsOf(...layers).zones.map(({ text }) => text)

it('a template has the texts as examples, and everything else in its picture', () => {
  const parts = partsOf(cover, textAt('shown', 'top'), textAt('free', boxAt(0.1)))
  expect(parts.zones.map(({ text }) => text)).toEqual(['shown', 'free'])
  expect(parts.drawn.layers).toEqual([cover])
  expect(parts.leavesWordsOut).toBe(false)
})

it('a zone has no words that may have lain below a hidden part', () => {
  expect(wordsOf(textAt('secret', boxAt(0.2)), textAt('free', boxAt(0.7)), cover)).toEqual([
    '',
    'free',
  ])
  expect(wordsOf(textAt('perhaps', 'top'), textAt('free', boxAt(0.7)), cover)).toEqual(['', 'free'])
  expect(partsOf(textAt('secret', boxAt(0.2)), cover).leavesWordsOut).toBe(true)
  const accented = { ...textAt('a secret', boxAt(0.2)), accentWords: ['secret'] }
  expect(JSON.stringify(partsOf(accented, cover).zones)).not.toContain('secret')
})
