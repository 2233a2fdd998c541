import { draftOfTab } from '../../lib/drafts/tab-draft.ts'
import { useEditorStore } from './editor-store.ts'
import { PictureError, pictureFromFile } from './picture.ts'

/**
 * The files that were chosen last. Pictures of earlier files, which may finish later, are ignored.
 */
let latest: readonly File[] | undefined

/**
 * Opens a file in the editor that the user chose, dropped or pasted. Errors are shown there. Of
 * several files, the first picture is used.
 *
 * @param maxUploadBytes size of the largest PNG that the server accepts
 */
export async function openPictureFile(
  files: readonly File[],
  maxUploadBytes: number,
): Promise<void> {
  const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (file === undefined) return
  latest = files
  const draft = draftOfTab()
  const isWanted = () => latest === files && draftOfTab() === draft
  try {
    const picture = await pictureFromFile(file, maxUploadBytes)
    if (!isWanted()) return
    useEditorStore.getState().setPicture(picture)
    if (files.length > 1) {
      const text = `You gave ${files.length} files. A meme takes one picture: “${file.name}” is used.`
      useEditorStore.setState({ uploadNotice: { tone: 'hint', text } })
    }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    if (!isWanted()) return
    useEditorStore.setState({ uploadNotice: { tone: 'problem', text: error.message } })
  }
}
