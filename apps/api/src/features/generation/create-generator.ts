import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { createAttemptCounter } from './composer/attempt-counter.ts'
import { createSceneGenerator } from './composer/scene-generator.ts'
import type { Generator } from './generator.ts'

/** The operator's model, or the built-in scene composer. */
export async function createGenerator({ openai }: Config, db: Db): Promise<Generator> {
  if (openai === undefined) return createSceneGenerator({ nextAttempt: createAttemptCounter(db) })
  // Loaded on demand: the client takes 8 MB of memory, which a site without a model saves.
  const { createOpenAiGenerator } = await import('./openai-generator.ts')
  return createOpenAiGenerator(openai)
}
