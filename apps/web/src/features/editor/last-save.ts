import type { SavedMeme } from '../memes/saved-meme.ts'
import type { SharedMeme } from '../memes/share-meme.ts'
import type { EditorContent } from './editor-content.ts'
import { sourceWithoutPicture } from './picture-source.ts'

/** The meme that a draft was saved as, as far as sharing needs it. */
export type LastSavedMeme = SharedMeme & Pick<SavedMeme, 'id'>

/** What was saved last, to be told from what is there now, and as which meme. */
export interface LastSave {
  readonly content: string
  readonly meme: LastSavedMeme
}

const contentOf = ({ document, title, source }: EditorContent): string =>
  JSON.stringify([document, title, sourceWithoutPicture(source)])

export const lastSaveOf = (
  work: EditorContent,
  { id, title, memeImageUrl, shareUrl }: LastSavedMeme,
): LastSave => ({
  content: contentOf(work),
  meme: { id, title, memeImageUrl, ...(shareUrl !== undefined && { shareUrl }) },
})

/** The meme that the work was saved as, if it was saved just so. */
export const savedMeme = (
  store: EditorContent & { readonly saved: LastSave | null },
): LastSavedMeme | undefined =>
  store.saved?.content === contentOf(store) ? store.saved.meme : undefined
