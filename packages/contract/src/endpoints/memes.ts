import { readMeme, readMemes } from '../readers/read-meme.ts'

export const listMemes = { method: 'GET', path: '/api/memes', read: readMemes } as const

export const createMeme = { method: 'POST', path: '/api/memes', read: readMeme } as const

export const getThumbnail = { method: 'GET', path: '/api/memes/:id/thumbnail' } as const

export const deleteMeme = { method: 'DELETE', path: '/api/memes/:id' } as const
