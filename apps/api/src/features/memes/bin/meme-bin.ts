import type { Bin } from '../../../storage/bin.ts'
import { deleteUnusedWords, listWordsOf } from '../list/search/meme-words.repository.ts'
import { findImagesOf } from '../memes.repository.ts'
import { deleteMemes, listDeleted, stillDeleted } from './deleted-memes.repository.ts'

/** Deleted memes. Each has a row that hides it from every query. */
export const memeBin: Bin = {
  list: listDeleted,
  purge: async (transaction, userId, listed, until) => {
    const ids = await stillDeleted(transaction, listed, until)
    if (ids.length === 0) return []
    const images = await findImagesOf(transaction, ids)
    const words = await listWordsOf(transaction, ids)
    await deleteMemes(transaction, ids)
    await deleteUnusedWords(transaction, userId, words)
    return images
  },
}
