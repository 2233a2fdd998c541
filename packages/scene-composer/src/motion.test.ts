import type { Layer } from '@memesmith/scenes'
import { expect, it } from 'vitest'
import { loadLexicon } from '../node/load-lexicon.ts'
import { composeMeme } from './compose-meme.ts'

const lexicon = loadLexicon()
const ATTEMPTS = [0, 1, 2, 3]
const scenesOf = (prompt: string) =>
  ATTEMPTS.map((attempt) => composeMeme(prompt, attempt, lexicon).scene)

const dancers = (layers: readonly Layer[]): number =>
  layers.reduce(
    (count, layer) =>
      layer.type === 'group' ? count + (layer.dances ? 1 : dancers(layer.layers)) : count,
    0,
  )

it.each([
  ['a frog dancing', 1],
  ['two frogs dance at a party', 2],
  ['three cats dancing at a party', 3],
  ['ein Frosch tanzt', 1],
  ['a frog in the rain', 0],
])('%s: %i dance', (prompt, count) => {
  expect(scenesOf(prompt).map(({ layers }) => dancers(layers))).toEqual(ATTEMPTS.map(() => count))
})

it.each(['an earthquake in the office', 'Erdbeben im Büro', '地震だ'])(
  '%s: the ground shakes',
  (prompt) => {
    expect(scenesOf(prompt).map(({ quakes }) => quakes)).toEqual(ATTEMPTS.map(() => true))
  },
)

it.each(['winter is coming', 'a cat on a sled in winter', 'der Winter kommt'])(
  '%s: it is in the snow',
  (prompt) => {
    for (const { background } of scenesOf(prompt))
      expect(background).toMatchObject({ name: 'snow' })
  },
)
