/** The steps of a generation, in order. A generator may skip one. */
export const GENERATION_STEPS = ['captions', 'picture', 'saving'] as const
export type GenerationStep = (typeof GENERATION_STEPS)[number]

/**
 * A client that accepts this type from `POST /api/memes/generate` gets newline-delimited JSON: one
 * `{ progress: GenerationStep }` per line while the meme is made, and the meme in the last line. After the
 * first line the status can't change, so a failure is an `ApiError` in the last line. Empty lines
 * are ignored.
 */
export const LIVE_PROGRESS_TYPE = 'application/x-ndjson'
