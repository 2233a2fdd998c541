import { type Captions, writeCaptions } from './captions/write-captions.ts'
import { careOf } from './care/care-of.ts'
import { composeKindly } from './care/compose-kindly.ts'
import { type ComposedPicture, composePanels } from './compose-panels.ts'
import { composeScene } from './compose-scene.ts'
import { describeScene } from './describe-scene.ts'
import type { Lexicon } from './lexicon/create-lexicon.ts'
import { readPrompt } from './reading/read-prompt.ts'
import { createVariation } from './variation.ts'

/** A meme as data: a picture and its captions. */
export interface ComposedMeme extends Captions, ComposedPicture {}

/** Composes the meme of a prompt as data. The same prompt and attempt always give the same meme. */
export function composeMeme(prompt: string, attempt: number, lexicon: Lexicon): ComposedMeme {
  const variation = createVariation(prompt, attempt)
  const noJoke = careOf(prompt)
  if (noJoke !== undefined) return composeKindly(prompt, noJoke, lexicon, variation)
  const reading = readPrompt(prompt, lexicon)
  const { captions, hasPanels } = writeCaptions(reading, variation)
  if (hasPanels) {
    const { topText, bottomText } = captions
    const parts = [topText, bottomText].map((text) => readPrompt(text, lexicon, reading))
    return { ...composePanels(parts, variation), ...captions }
  }
  const scene = composeScene(reading, variation)
  return { scene, imageDescription: describeScene(reading, scene.background), ...captions }
}
