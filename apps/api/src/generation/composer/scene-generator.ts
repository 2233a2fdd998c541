/** Makes memes without any model: reads the prompt, composes a scene, writes the captions. */
import { renderScene } from '../../scenes/render-scene.ts'
import type { Generator } from '../generator.ts'
import { createAttempts } from './attempts.ts'
import { composeMeme } from './compose-meme.ts'
import { loadLexicon } from './lexicon/load-lexicon.ts'

export type SceneGeneratorOptions = {
  /** A number for each call; the same prompt and number give the same meme, byte by byte. */
  nextAttempt?: (prompt: string) => number
}

/** The built-in generator. By default every call is a new attempt. */
export function createSceneGenerator({
  nextAttempt = createAttempts(),
}: SceneGeneratorOptions = {}): Generator {
  const lexicon = loadLexicon()
  return {
    kind: 'built-in',
    async generate(prompt, signal) {
      signal.throwIfAborted()
      const { scene, ...words } = composeMeme(prompt, nextAttempt(prompt), lexicon)
      const picture = await renderScene(scene)
      signal.throwIfAborted()
      return { picture, ...words }
    },
  }
}
