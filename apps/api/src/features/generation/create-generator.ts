import type { Config } from '../../config/config.ts'
import { createSceneGenerator } from './composer/scene-generator.ts'
import type { Generator } from './generator.ts'

/** The model that the operator connected, or the built-in scene composer. */
export async function createGenerator({ openai }: Config): Promise<Generator> {
  if (openai === undefined) return createSceneGenerator()
  // The client takes 8 MB of memory, which a site without a model can save.
  const { createOpenAiGenerator } = await import('./openai-generator.ts')
  return createOpenAiGenerator(openai)
}
