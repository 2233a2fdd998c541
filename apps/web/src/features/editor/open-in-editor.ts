import { request } from '../../lib/api-client.ts'
import { type Draft, useEditorStore } from './editor-store.ts'
import { pictureFromKept } from './picture.ts'

/**
 * Opens a picture of the user's own in the editor, in place of the draft that is there.
 *
 * @param imageUrl a picture that the server has normalised
 * @throws Error when it can't be loaded; the editor is as it was then
 */
export async function openInEditor(
  imageUrl: string,
  draft: Omit<Draft, 'templateId'>,
): Promise<void> {
  const answer = await request('GET', imageUrl)
  const picture = await pictureFromKept(await answer.blob())
  const { change, setPicture } = useEditorStore.getState()
  change(draft)
  setPicture(picture)
}
