/** The public page of a meme. */
export const sharePage = { method: 'GET', path: '/m/:shareId' } as const

/** The meme's PNG. */
export const sharedPicture = { method: 'GET', path: '/m/:shareId.png' } as const
