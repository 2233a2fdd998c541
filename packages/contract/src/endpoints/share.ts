/** The page of a meme, for everybody who has its link. */
export const sharePage = { method: 'GET', path: '/m/:shareId' } as const

/** The meme's PNG. */
export const sharedPicture = { method: 'GET', path: '/m/:shareId.png' } as const
