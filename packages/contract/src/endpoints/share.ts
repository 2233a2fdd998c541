import { readSharedMeme } from '../readers/read-shared-meme.ts'

/** The public page of a meme. */
export const sharePage = { method: 'GET', path: '/m/:shareId' } as const

/** The meme's PNG. */
export const sharedPicture = { method: 'GET', path: '/m/:shareId.png' } as const

/** The meme's picture as WebP. */
export const sharedWebp = { method: 'GET', path: '/m/:shareId.webp' } as const

/** A small, lossy JPEG of the meme's PNG. */
export const sharedJpeg = { method: 'GET', path: '/m/:shareId.jpg' } as const

/** The picture of a meme that moves, as GIF. */
export const sharedGif = { method: 'GET', path: '/m/:shareId.gif' } as const

/** The form that reports a meme to the people who run this site. */
export const reportPage = { method: 'GET', path: '/m/:shareId/report' } as const

export const reportMeme = { method: 'POST', path: '/m/:shareId/report' } as const

/** The public part of a meme, to make another one from it. */
export const getSharedMeme = {
  method: 'GET',
  path: '/api/share/:shareId',
  read: readSharedMeme,
} as const
