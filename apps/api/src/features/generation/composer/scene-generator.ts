/**
 * Generates memes without a model: parses the prompt, composes a scene, and writes the captions.
 */

import { MINUTE_MS } from '@memesmith/contract'
import type { ComposedMeme } from '@memesmith/scene-composer'
import { renderScene } from '../../../render/render-scene.ts'
import { AppError } from '../../../runtime/app-error.ts'
import {
  RequestThread,
  ThreadDeadlineError,
  ThreadDiedError,
} from '../../../runtime/request-thread.ts'
import type { Composer, GeneratorJob } from '../generator.ts'
import type { ComposeRequest } from './composer.worker.ts'

/** Any prompt takes a few milliseconds. A prompt that takes this long is an attack or a bug. */
const DEADLINE_MS = 2000
/** The thread takes tens of megabytes, and starts in 0.2 s. */
const IDLE_MS = 5 * MINUTE_MS

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
}: SceneGeneratorOptions): Composer {
  // A separate thread, so that a slow prompt does not block the server.
  const composer = new RequestThread<ComposeRequest, ComposedMeme>('composer', script, {
    idleMs: IDLE_MS,
  })
  async function compose(
    prompt: string,
    { signal, reader = 'en' }: Pick<GeneratorJob, 'reader' | 'signal'>,
  ): Promise<ComposedMeme> {
    signal.throwIfAborted()
    const request = { prompt, attempt: await nextAttempt(prompt), reader }
    const composed = await composer.ask(request, { deadlineMs: DEADLINE_MS }).catch(explain)
    signal.throwIfAborted()
    return composed
  }
  return {
    kind: 'built-in',
    compose,
    async generate(prompt, job) {
      const { scene, ...words } = await compose(prompt, job)
      const picture = await renderScene(scene)
      job.signal.throwIfAborted()
      return { picture, ...words, madeBy: 'composer' }
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
