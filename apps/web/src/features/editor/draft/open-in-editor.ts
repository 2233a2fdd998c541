import { calls, type SavedMeme, shownTitleOf } from '@memesmith/contract'
import { documentOfTexts } from '@memesmith/meme-render'
import { request } from '../../../lib/api-client.ts'
import { call } from '../../../lib/call.ts'
import { type Picture, pictureFromKept, pictureFromTemplate } from '../picture/picture.ts'
import { useEditorStore } from './editor-store.ts'

/** Whether the meme's picture still exists: its template may have been removed. */
export const isEditable = ({ customImageUrl, templateId }: SavedMeme): boolean =>
  customImageUrl !== null || templateId !== null

/**
 * Opens a meme of the user in the editor, in place of the current draft.
 *
 * @throws Error if it or its picture can't be loaded; the editor is unchanged then
 */
export async function openInEditor(listed: SavedMeme): Promise<void> {
  const meme = await withDocument(listed)
  const picture = await pictureBehind(meme)
  const { openMeme, setPicture, markSaved } = useEditorStore.getState()
  // A new picture removes the frame of the one before.
  setPicture(picture)
  openMeme(meme.document ?? documentOfTexts(meme), shownTitleOf(meme))
  markSaved(useEditorStore.getState(), meme)
}

/**
 * Lists leave documents out. A server that has only the specification's fields has none. What the list
 * says besides may be newer: a title that is being changed is shown before it is stored.
 */
async function withDocument(listed: SavedMeme): Promise<SavedMeme> {
  if (listed.document !== undefined || listed.shareUrl === undefined) return listed
  const { document } = await call(calls.getMeme, { params: { id: listed.id } })
  return document === undefined ? listed : { ...listed, document }
}

/**
 * Loads the picture below a meme's layers.
 *
 * @throws Error if it can't be loaded
 */
export async function pictureBehind({
  customImageUrl,
  templateId,
}: Pick<SavedMeme, 'customImageUrl' | 'templateId'>): Promise<Picture> {
  if (customImageUrl !== null) {
    const response = await request('GET', customImageUrl)
    return await pictureFromKept(await response.blob())
  }
  if (templateId === null) throw new Error('expected a meme that is editable')
  return await pictureFromTemplate(await call(calls.getTemplate, { params: { id: templateId } }))
}
