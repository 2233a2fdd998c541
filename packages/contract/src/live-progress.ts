/** What the generator is doing, in this order; a generator may leave one out. */
export const GENERATION_STEPS = ['captions', 'picture', 'saving'] as const
export type GenerationStep = (typeof GENERATION_STEPS)[number]

/**
 * Who sends `Prefer: live-progress` (RFC 7240) with `POST /api/memes/generate` gets the same JSON
 * object, with a first member `progress` that is written while the meme is being made: a list of
 * `GenerationStep`s. Where that fails after it began, `code` and `message` follow in place of the meme.
 */
export const LIVE_PROGRESS = 'live-progress'
