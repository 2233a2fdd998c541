import type { Scene } from '@memesmith/scenes'
import { type Captions, writeCaptions } from './captions/write-captions.ts'
import { careOf } from './care/care-of.ts'
import { composeKindly } from './care/compose-kindly.ts'
import { composeScene, withStaging } from './compose-scene.ts'
import { describeScene } from './describe-scene.ts'
import type { Lexicon } from './lexicon/create-lexicon.ts'
import { readPrompt } from './reading/read-prompt.ts'
import { createTake } from './take.ts'

/** A meme as data: a scene, its captions, and a sentence that describes it. */
export interface ComposedMeme extends Captions {
  readonly scene: Scene
  readonly imageDescription: string
}

/** Composes the meme of a prompt as data. The same prompt and attempt always give the same meme. */
export function composeMeme(prompt: string, attempt: number, lexicon: Lexicon): ComposedMeme {
  const take = createTake(prompt, attempt)
  const noJoke = careOf(prompt)
  if (noJoke !== undefined) return composeKindly(prompt, noJoke, lexicon, take)
  const reading = withStaging(readPrompt(prompt, lexicon), take)
  const scene = composeScene(reading, take)
  const imageDescription = describeScene(reading, scene.background)
  return { scene, imageDescription, ...writeCaptions(reading, take) }
}
