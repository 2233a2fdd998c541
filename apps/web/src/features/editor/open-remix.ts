import { endpoints } from '@memesmith/contract'
import { call } from '../../lib/call.ts'
import { useEditorStore } from './editor-store.ts'
import { pictureBehind } from './open-in-editor.ts'

/**
 * Opens what a shared meme allows to use of it, in place of the current draft: its template and its
 * captions, or its finished picture.
 *
 * @param isWanted whether it is still to be opened when it has loaded
 * @returns the meme's title
 * @throws ResponseError with the status 404 if there is no such meme; Error if it can't be loaded.
 *   The editor is unchanged then
 */
export async function openRemix(shareId: string, isWanted: () => boolean): Promise<string> {
  const meme = await call(endpoints.getSharedMeme, { params: { shareId } })
  const { templateId, pictureUrl } = meme
  const customImageUrl = templateId === null ? pictureUrl : null
  const picture = await pictureBehind({ customImageUrl, templateId })
  if (isWanted()) {
    const { reset, openMeme, setPicture } = useEditorStore.getState()
    // The draft before belongs to another meme.
    reset()
    setPicture(picture)
    openMeme(meme.document, meme.title)
  }
  return meme.title
}
