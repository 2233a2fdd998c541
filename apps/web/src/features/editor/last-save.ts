import type { SavedMeme } from '@memesmith/contract'
import type { SharedMeme } from '../memes/share-meme.ts'
import type { EditorContent } from './editor-content.ts'
import { documentOf } from './layers/editor-layer.ts'
import { sourceWithoutPicture } from './picture-source.ts'

/** The fields of a saved meme that sharing needs. */
export type LastSavedMeme = SharedMeme & Pick<SavedMeme, 'id'>

/** The last saved content, to compare it with the current content, and the meme it was saved as. */
export interface LastSave {
  readonly content: string
  readonly meme: LastSavedMeme
}

const contentOf = ({ layers, frame, title, source }: EditorContent): string =>
  JSON.stringify([documentOf({ layers, frame }), title, sourceWithoutPicture(source)])

/** Records a save of the content as a meme. */
export const lastSaveOf = (
  work: EditorContent,
  { id, title, memeImageUrl, shareUrl }: LastSavedMeme,
): LastSave => ({
  content: contentOf(work),
  meme: { id, title, memeImageUrl, ...(shareUrl !== undefined && { shareUrl }) },
})

/** @returns the meme that the content was saved as, or undefined if it has changed since */
export const savedMeme = (
  store: EditorContent & { readonly saved: LastSave | null },
): LastSavedMeme | undefined =>
  store.saved?.content === contentOf(store) ? store.saved.meme : undefined
