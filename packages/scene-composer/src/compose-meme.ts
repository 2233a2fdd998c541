import { type Captions, writeCaptions } from './captions/write-captions.ts'
import { careOf } from './care/care-of.ts'
import { composeKindly } from './care/compose-kindly.ts'
import { type ComposedPicture, composePanels } from './compose-panels.ts'
import { composeScene } from './compose-scene.ts'
import { describeScene } from './describe-scene.ts'
import type { Language } from './language/languages.ts'
import type { Lexicon } from './lexicon/create-lexicon.ts'
import { readPrompt } from './reading/read-prompt.ts'
import { createVariation } from './variation.ts'

/** Where a meme is not in the language of its prompt or of who wrote it. */
interface Fallbacks {
  /** Whether its description is in English for a reader of another language. */
  readonly description: boolean
  /** Whether its own words are in English because the language of the prompt is not known. */
  readonly words: boolean
  /** Whether nothing of the prompt could be drawn. */
  readonly picture: boolean
}

/** A meme as data: a picture and its captions. */
export interface ComposedMeme extends Captions, ComposedPicture {
  readonly fallbacks: Fallbacks
}

/**
 * Composes the meme of a prompt as data. The same prompt, attempt and reader always give the same meme.
 *
 * @param reader the language of who wrote the prompt; undefined for English
 */
export function composeMeme(
  prompt: string,
  attempt: number,
  lexicon: Lexicon,
  reader?: Language,
): ComposedMeme {
  const variation = createVariation(prompt, attempt)
  const noJoke = careOf(prompt)
  const description = reader !== undefined
  if (noJoke !== undefined) {
    const fallbacks = { description, words: false, picture: false }
    return { ...composeKindly(prompt, noJoke, lexicon, variation), fallbacks }
  }
  const reading = readPrompt(prompt, lexicon, undefined, reader)
  const { isEnglish, language, actors, objects, setting } = reading
  const fallbacks = {
    description,
    words: !isEnglish && language === undefined,
    picture: !isEnglish && actors.length + objects.length === 0 && setting === undefined,
  }
  const { captions, hasPanels } = writeCaptions(reading, variation)
  if (hasPanels) {
    const { topText, bottomText } = captions
    const parts = [topText, bottomText].map((text) => readPrompt(text, lexicon, reading))
    return { ...composePanels(parts, variation), ...captions, fallbacks }
  }
  const scene = composeScene(reading, variation)
  const imageDescription = describeScene(reading, scene.background)
  return { scene, imageDescription, ...captions, fallbacks }
}
