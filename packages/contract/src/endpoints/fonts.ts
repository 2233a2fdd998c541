/** A caption font, by the id of its file. */
export const getFont = { method: 'GET', path: '/api/fonts/:id' } as const
