import { request } from '../../lib/api-client.ts'
import { type Draft, useEditorStore } from './editor-store.ts'
import { pictureFromKept } from './picture.ts'

/**
 * Opens a meme of the user's own in the editor, in place of the draft that is there.
 *
 * @param imageUrl its picture, which the server has normalised
 * @param memeId what it is saved as
 * @throws Error when it can't be loaded; the editor is as it was then
 */
export async function openInEditor(
  imageUrl: string,
  draft: Omit<Draft, 'templateId'>,
  memeId: number,
): Promise<void> {
  const answer = await request('GET', imageUrl)
  const picture = await pictureFromKept(await answer.blob())
  const { change, setPicture, markSaved } = useEditorStore.getState()
  change(draft)
  setPicture(picture)
  markSaved(useEditorStore.getState(), memeId)
}
