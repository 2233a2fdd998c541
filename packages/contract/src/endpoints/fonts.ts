/** A caption font, by `FontFile.id`. */
export const getFont = { method: 'GET', path: '/api/fonts/:id' } as const
