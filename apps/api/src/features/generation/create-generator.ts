import type { Config } from '../../config/config.ts'
import { createSceneGenerator } from './composer/scene-generator.ts'
import type { Generator } from './generator.ts'
import { createOpenAiGenerator } from './openai-generator.ts'

/** The model that the operator connected, or the built-in scene composer. */
export const createGenerator = (config: Config): Generator =>
  config.openai === undefined ? createSceneGenerator() : createOpenAiGenerator(config.openai)
