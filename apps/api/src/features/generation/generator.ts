import type { GenerationStep, Site } from '@memesmith/contract'
import type { Scene } from '@memesmith/scenes'
import type { GeneratedPicture } from '../../render/rendered-picture.ts'

/** A generated picture without captions, its captions and its description. */
export interface Generated {
  readonly picture: GeneratedPicture
  /** The scene that the picture shows, if it was drawn from one: it can move. */
  readonly scene?: Scene
  /** One sentence that describes the picture. */
  readonly imageDescription: string
  readonly topText: string
  readonly bottomText: string
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
  /** Ends the threads that the generator uses. */
  close(): Promise<void>
}
