import { readMeme, readMemes } from '../readers/read-meme.ts'
import { readMemeIds, readMemeTags } from '../readers/read-meme-parts.ts'
import { readTagCounts } from '../readers/read-tag-counts.ts'
import { readTakenDownMemes } from '../readers/read-taken-down-memes.ts'

export const listMemes = { method: 'GET', path: '/api/memes', read: readMemes } as const

/** The user's own meme, with its document. */
export const getMeme = { method: 'GET', path: '/api/memes/:id', read: readMeme } as const

/** The user's memes that were taken down and are not purged yet, the last one first. */
export const listTakenDownMemes = {
  method: 'GET',
  path: '/api/memes/taken-down',
  read: readTakenDownMemes,
} as const

export const createMeme = { method: 'POST', path: '/api/memes', read: readMeme } as const

/** Replaces the drawing of a meme. Its id and its links stay. */
export const replaceMeme = { method: 'PUT', path: '/api/memes/:id', read: readMeme } as const

/** Changes what a collection says about a meme, but not its drawing. */
export const updateMeme = { method: 'PATCH', path: '/api/memes/:id', read: readMeme } as const

export const getThumbnail = { method: 'GET', path: '/api/memes/:id/thumbnail' } as const

export const deleteMeme = { method: 'DELETE', path: '/api/memes/:id' } as const

/** Deletes several memes. */
export const deleteMemes = { method: 'POST', path: '/api/memes/delete' } as const

/** Undoes deletions of the last `UNDO_MS`. */
export const restoreMemes = {
  method: 'POST',
  path: '/api/memes/restore',
  read: readMemeIds,
} as const

/** Adds tags to memes, and removes tags from them. */
export const tagMemes = { method: 'POST', path: '/api/memes/tags', read: readMemeTags } as const

/** The tags of all memes, the most frequent first. */
export const listTags = { method: 'GET', path: '/api/tags', read: readTagCounts } as const
