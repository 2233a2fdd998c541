/** What the generator is doing, in this order; a generator may leave one out. */
export const GENERATION_STEPS = ['captions', 'picture', 'saving'] as const
export type GenerationStep = (typeof GENERATION_STEPS)[number]

/**
 * A client that accepts this type of `POST /api/memes/generate` gets newline-delimited JSON: one
 * `GenerationProgress` a line while the meme is made, then the meme in the last line. A failure after
 * the first line can't change the status any more; the last line is then an `ApiError`. Empty lines
 * mean nothing.
 */
export const LIVE_PROGRESS_TYPE = 'application/x-ndjson'

export interface GenerationProgress {
  readonly progress: GenerationStep
}
