import { GENERATED_KINDS, generateDocument } from '../../src/testing/generate-document.ts'
import { type Case, NO_TEXTS, UPLOAD } from './corpus.ts'

/** With the memes of `layers-corpus.ts` that have a new kind of layer, more than 400. */
const COUNT = 330
/** By day every one of so many, in turn with each kind. */
const DAILY = 30

const PICTURES: readonly Case['picture'][] = [
  { drawn: 'waves', width: 480, height: 360 },
  { drawn: 'noise', width: 900, height: 620 },
  { drawn: 'waves', width: 601, height: 1000 },
]

/** Memes that nobody thought of, with every kind of layer; the same ones in each run. */
export const GENERATED_CORPUS: readonly Case[] = Array.from({ length: COUNT }, (_, seed) => {
  const { layers, frame } = generateDocument(seed, UPLOAD)
  return {
    ...NO_TEXTS,
    name: `generated ${seed}: ${GENERATED_KINDS[seed % GENERATED_KINDS.length]}`,
    picture: PICTURES[seed % PICTURES.length] ?? { drawn: 'white', width: 400, height: 300 },
    onlyInFull: seed % DAILY >= 1,
    layers,
    ...(frame && { frame }),
  }
})
