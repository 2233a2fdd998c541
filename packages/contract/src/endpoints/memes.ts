import { readMeme, readMemes } from '../readers/read-meme.ts'

export const listMemes = { method: 'GET', path: '/api/memes', read: readMemes } as const

export const createMeme = { method: 'POST', path: '/api/memes', read: readMeme } as const

/** Replaces the drawing of a meme. Its id and its links stay. */
export const replaceMeme = { method: 'PUT', path: '/api/memes/:id', read: readMeme } as const

/** Changes what a collection says about a meme, but not its drawing. */
export const updateMeme = { method: 'PATCH', path: '/api/memes/:id', read: readMeme } as const

export const getThumbnail = { method: 'GET', path: '/api/memes/:id/thumbnail' } as const

export const deleteMeme = { method: 'DELETE', path: '/api/memes/:id' } as const
