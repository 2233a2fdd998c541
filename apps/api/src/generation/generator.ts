import type { Site } from '@memesmith/contract'

/** What a generator makes of a prompt: a picture without captions, and the words that go with it. */
export interface Generated {
  /** PNG, JPEG or WebP bytes. */
  readonly picture: Uint8Array
  /** One sentence that says what the picture shows. */
  readonly imageDescription: string
  readonly topText: string
  readonly bottomText: string
}

export interface Generator {
  readonly kind: Site['generator']
  /**
   * @param prompt what the person wants to see, not blank
   * @throws AppError `generation_refused` or `generator_unavailable`
   */
  generate(prompt: string, signal: AbortSignal): Promise<Generated>
}
