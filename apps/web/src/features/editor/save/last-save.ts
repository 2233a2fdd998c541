import type { SavedMeme } from '@memesmith/contract'
import type { SharedMeme } from '../../memes/share-meme.tsx'
import type { EditorContent } from '../draft/editor-content.ts'
import { documentOf } from '../layers/editor-layer.ts'
import { settledSource, sourceWithoutPicture } from '../picture/picture-source.ts'

/** The fields of a saved meme that sharing needs. */
export type LastSavedMeme = SharedMeme & Pick<SavedMeme, 'id'>

/** The last saved content, to compare it with the current content, and the meme it was saved as. */
export interface LastSave {
  readonly content: string
  readonly meme: LastSavedMeme
  /** The upload of the content, if it has one, and its URL. */
  readonly upload: { readonly uploadedAt: number; readonly url: string } | null
  /** Whether another meme was begun since, so that the next save does not concern this one. */
  readonly isLeft: boolean
}

/** The content as text, to compare it. */
export const contentOf = ({ layers, frame, title, source }: EditorContent): string =>
  JSON.stringify([documentOf({ layers, frame }), title, sourceWithoutPicture(source)])

/** Records a save of the content as a meme. */
export function lastSaveOf(
  work: EditorContent,
  { id, title, animationUrl, memeImageUrl, shareUrl, customImageUrl: url }: SavedMeme,
): LastSave {
  const source = settledSource(work.source)
  return {
    content: contentOf(work),
    meme: {
      id,
      title,
      memeImageUrl,
      ...(animationUrl != null && { animationUrl }),
      ...(shareUrl !== undefined && { shareUrl }),
    },
    upload: source.kind === 'upload' && url ? { uploadedAt: source.uploadedAt, url } : null,
    isLeft: false,
  }
}

/** Marks that another meme was begun. */
export const leaveSave = (saved: LastSave | null): LastSave | null =>
  saved && { ...saved, isLeft: true }

/** @returns the meme that the content was saved as, or undefined if it has changed since */
export const savedMeme = (
  store: EditorContent & { readonly saved: LastSave | null },
): LastSavedMeme | undefined =>
  store.saved?.content === contentOf(store) ? store.saved.meme : undefined

/** @returns the meme that the content was opened or saved as, if it has changed since */
export const changedMeme = (
  store: EditorContent & { readonly saved: LastSave | null },
): LastSavedMeme | undefined =>
  store.saved === null || store.saved.isLeft || savedMeme(store) !== undefined
    ? undefined
    : store.saved.meme

/** @returns the URL of the content's upload, if it was sent with the last save */
export function sentUploadOf({
  source,
  saved,
}: Pick<EditorContent, 'source'> & { readonly saved: LastSave | null }): string | undefined {
  const current = settledSource(source)
  // A draft of an older version of the app has no `upload`.
  const sent = saved?.upload ?? undefined
  return current.kind === 'upload' && current.uploadedAt === sent?.uploadedAt ? sent.url : undefined
}
