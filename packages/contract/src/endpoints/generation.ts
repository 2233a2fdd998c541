/** The answer may be a stream, so it has a reader of its own. */
export const generateMeme = { method: 'POST', path: '/api/memes/generate' } as const
