/** The response may be a stream, so `read` is missing. */
export const generateMeme = { method: 'POST', path: '/api/memes/generate' } as const
