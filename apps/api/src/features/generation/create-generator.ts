import type { Config } from '../../config/config.ts'
import { createSceneGenerator } from './composer/scene-generator.ts'
import type { Generator } from './generator.ts'

/** The operator's model, or the built-in scene composer. */
export async function createGenerator({ openai }: Config): Promise<Generator> {
  if (openai === undefined) return createSceneGenerator()
  // Loaded on demand: the client takes 8 MB of memory, which a site without a model saves.
  const { createOpenAiGenerator } = await import('./openai-generator.ts')
  return createOpenAiGenerator(openai)
}
