import type { GenerationStep, Site } from '@memesmith/contract'
import type { Scene } from '@memesmith/scenes'
import type { GeneratedPicture } from '../../render/rendered-picture.ts'

/** The captions and the description of a generated meme. */
export interface GeneratedWords {
  /** One sentence that describes the picture. */
  readonly imageDescription: string
  readonly topText: string
  readonly bottomText: string
  /** At most `MAX_SUGGESTED_TITLE_LENGTH` characters. Without one, the captions give the title. */
  readonly title?: string
}

interface Generated extends GeneratedWords {
  /** Without captions. */
  readonly picture: GeneratedPicture
}

/** A meme whose picture is not drawn yet: it can move. */
interface Composed extends GeneratedWords {
  readonly scene: Scene
}

export type OnProgress = (step: GenerationStep) => void

export interface Generator {
  readonly kind: Site['generator']
  /**
   * @param prompt the user's text, not blank
   * @param signal cancels the generation
   * @param onProgress called with `picture` by a generator that has the captions and starts the
   *   picture
   * @throws AppError `generation_refused`, `generation_timeout` or `generator_unavailable`; any
   *   error once canceled
   */
  generate(prompt: string, signal: AbortSignal, onProgress?: OnProgress): Promise<Generated>
  /**
   * Like `generate`, without drawing the picture; missing where a model makes it.
   *
   * @throws as `generate` does
   */
  compose?(prompt: string, signal: AbortSignal): Promise<Composed>
  /** Ends the threads that the generator uses. */
  close(): Promise<void>
}
