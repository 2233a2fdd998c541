import { calls } from '@memesmith/contract'
import { call } from '../../../lib/call.ts'
import { useEditorStore } from './editor-store.ts'
import { pictureBehind } from './open-in-editor.ts'

/** What a shared meme allows to use of it. */
export type LoadedRemix = Awaited<ReturnType<typeof loadRemix>>

/**
 * Loads what a shared meme allows to use of it: its template and its captions, or its finished
 * picture. The editor is unchanged.
 *
 * @param shareId any string
 * @throws ResponseError with the status 404 if there is no such meme; Error if it can't be loaded
 */
export async function loadRemix(shareId: string) {
  const meme = await call(calls.getSharedMeme, { params: { shareId } })
  const { templateId, pictureUrl } = meme
  const customImageUrl = templateId === null ? pictureUrl : null
  return { shareId, meme, picture: await pictureBehind({ customImageUrl, templateId }) }
}

/** Opens it in place of the current draft. */
export function openRemix({ meme, picture, shareId }: LoadedRemix): void {
  const { reset, openMeme, setAfter, setPicture } = useEditorStore.getState()
  // The draft before belongs to another meme.
  reset()
  setPicture(picture)
  openMeme(meme.document, meme.title)
  setAfter(shareId)
}
