/**
 * Generates memes without a model: parses the prompt, composes a scene, and writes the captions.
 */

import type { ComposedMeme } from '@memesmith/scene-composer'
import { renderScene } from '../../../render/render-scene.ts'
import { AppError } from '../../../runtime/app-error.ts'
import {
  RequestThread,
  ThreadDeadlineError,
  ThreadDiedError,
} from '../../../runtime/request-thread.ts'
import type { Generator } from '../generator.ts'
import type { ComposeRequest } from './composer.worker.ts'

/** Any prompt takes a few milliseconds. One that takes this long is an attack or a bug. */
const DEADLINE_MS = 2000

/** Options of the built-in generator. */
export interface SceneGeneratorOptions {
  /** An attempt number for each call; the same prompt and number give the same bytes. */
  readonly nextAttempt: (prompt: string) => number | Promise<number>
  /** The composer's worker script. */
  readonly script?: URL
}

/** The built-in generator. */
export function createSceneGenerator({
  nextAttempt,
  script = new URL('./composer.worker.ts', import.meta.url),
}: SceneGeneratorOptions): Generator {
  // A separate thread, so that a slow prompt does not block the server.
  const composer = new RequestThread<ComposeRequest, ComposedMeme>('composer', script)
  return {
    kind: 'built-in',
    async generate(prompt, signal) {
      signal.throwIfAborted()
      const request = { prompt, attempt: await nextAttempt(prompt) }
      const composed = composer.ask(request, { deadlineMs: DEADLINE_MS })
      const { scene, ...words } = await composed.catch(explain)
      signal.throwIfAborted()
      const picture = await renderScene(scene)
      signal.throwIfAborted()
      return { picture, scene, ...words }
    },
    close: () => composer.close(),
  }
}

function explain(cause: unknown): never {
  if (cause instanceof ThreadDeadlineError)
    throw new AppError('generation_timeout', undefined, { cause })
  if (cause instanceof ThreadDiedError)
    throw new AppError('generator_unavailable', undefined, { cause })
  throw cause
}
