import type { GenerationStep, Site } from '@memesmith/contract'
import type { GeneratedPicture } from '../../render/rendered.ts'

/** What a generator makes of a prompt: a picture without captions, and the words that go with it. */
export interface Generated {
  readonly picture: GeneratedPicture
  /** One sentence that says what the picture shows. */
  readonly imageDescription: string
  readonly topText: string
  readonly bottomText: string
}

export type OnProgress = (step: GenerationStep) => void

export interface Generator {
  readonly kind: Site['generator']
  /**
   * @param prompt what the person wants to see, not blank
   * @param signal calls it off; whatever is under way stops
   * @param onProgress told `picture` by a generator that has the captions and begins the picture
   * @throws AppError `generation_refused`, `generation_timeout` or `generator_unavailable`; anything
   *   once called off
   */
  generate(prompt: string, signal: AbortSignal, onProgress?: OnProgress): Promise<Generated>
  /** Ends what the generator keeps running. */
  close(): Promise<void>
}
