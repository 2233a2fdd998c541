/** Makes memes without any model: reads the prompt, composes a scene, writes the captions. */

import type { ComposedMeme } from '@memesmith/scene-composer'
import { renderScene } from '../../../render/render-scene.ts'
import { AppError } from '../../../runtime/app-error.ts'
import {
  RequestThread,
  ThreadDeadlineError,
  ThreadDiedError,
} from '../../../runtime/request-thread.ts'
import type { Generator } from '../generator.ts'
import { createAttempts } from './attempts.ts'
import type { ComposeRequest } from './composer.worker.ts'

/** Any prompt takes some milliseconds. One that takes this long is an attack, or a mistake of ours. */
const DEADLINE_MS = 2000

export type SceneGeneratorOptions = {
  /** A number for each call; the same prompt and number give the same meme, byte by byte. */
  nextAttempt?: (prompt: string) => number
  /** The worker that composes. */
  script?: URL
}

/** The built-in generator. By default every call is a new attempt. */
export function createSceneGenerator({
  nextAttempt = createAttempts(),
  script = new URL('./composer.worker.ts', import.meta.url),
}: SceneGeneratorOptions = {}): Generator {
  // Words that are hard to read must not keep anybody else waiting for the server.
  const composer = new RequestThread<ComposeRequest, ComposedMeme>('composer', script)
  return {
    kind: 'built-in',
    async generate(prompt, signal) {
      signal.throwIfAborted()
      const request = { prompt, attempt: nextAttempt(prompt) }
      const composed = composer.ask(request, { deadlineMs: DEADLINE_MS })
      const { scene, ...words } = await composed.catch(explain)
      signal.throwIfAborted()
      const picture = await renderScene(scene)
      signal.throwIfAborted()
      return { picture, ...words }
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
