import type { Config } from '../../config/config.ts'
import type { Db } from '../../database/schema.ts'
import { createAttemptCounter } from './composer/attempt-counter.ts'
import { createSceneGenerator } from './composer/scene-generator.ts'
import type { Generator } from './generator.ts'
import { findTemplateChoices } from './offers/template-choices.ts'

/** The operator's model, or the built-in scene composer, which also takes over when the model fails. */
export async function createGenerator({ openai }: Config, db: Db): Promise<Generator> {
  const composer = createSceneGenerator({ nextAttempt: createAttemptCounter(db) })
  if (openai === undefined) return composer
  // Loaded on demand: the client takes 8 MB of memory, which a site without a model saves.
  const { createOpenAiGenerator } = await import('./openai-generator.ts')
  const templatesFor = (prompt: string) => findTemplateChoices(db, prompt)
  return createOpenAiGenerator(openai, { composer, templatesFor })
}
