import type { AnimationChoice } from '@memesmith/contract'
import { draftOfTab } from '../../../lib/drafts/tab-draft.ts'
import { type UploadNotice, useEditorStore } from '../draft/editor-store.ts'
import { type Picture, PictureError, pictureFromFile } from './picture.ts'

/** Ends the work on the files that were chosen last. Pictures of earlier files are ignored. */
let latest = new AbortController()

/**
 * Opens a file in the editor that the user chose, dropped or pasted. Errors are shown there. Of
 * several files, the first picture is used.
 *
 * @param maxUploadBytes size of the largest file that the server accepts
 * @param choice what becomes of an animation
 */
export async function openPictureFile(
  files: readonly File[],
  maxUploadBytes: number,
  choice: AnimationChoice = 'whole',
): Promise<void> {
  const file = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  if (file === undefined) return
  latest.abort()
  latest = new AbortController()
  const { signal } = latest
  const draft = draftOfTab()
  const isWanted = () => !signal.aborted && draftOfTab() === draft
  try {
    const picture = await openFile(file, maxUploadBytes, choice, signal)
    if (!isWanted()) return
    useEditorStore.getState().setPicture(picture)
    if (files.length > 1) {
      const text = `You gave ${files.length} files. A meme takes one picture: “${file.name}” is used.`
      useEditorStore.setState({ uploadNotice: { tone: 'hint', text } })
    }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    if (!isWanted()) return
    const again = (chosen: AnimationChoice) => void openPictureFile(files, maxUploadBytes, chosen)
    const choices = 'choices' in error ? choicesOf(error.choices, again) : undefined
    const notice: UploadNotice = { tone: 'problem', text: error.message }
    useEditorStore.setState({ uploadNotice: { ...notice, ...(choices && { choices }) } })
  }
}

async function openFile(
  file: File,
  maxUploadBytes: number,
  choice: AnimationChoice,
  signal: AbortSignal,
): Promise<Picture> {
  const { isMovingFile } = await import('../motion/is-moving-file.ts')
  if (choice === 'still' || !(await isMovingFile(file))) {
    return await pictureFromFile(file, maxUploadBytes)
  }
  const { openAnimation } = await import('../motion/open-animation.ts')
  const cancel = () => {
    latest.abort()
    useEditorStore.setState({ uploadNotice: null })
  }
  const choices = [{ label: 'Cancel', choose: cancel }]
  const text = 'Opening the animation…'
  if (!signal.aborted) useEditorStore.setState({ uploadNotice: { tone: 'hint', text, choices } })
  return await openAnimation(file, choice, maxUploadBytes, signal)
}

const LABELS = { part: 'Use the first part', still: 'Use a still picture' } as const

const choicesOf = (choices: unknown, again: (choice: AnimationChoice) => void) =>
  (['part', 'still'] as const)
    .filter((each) => Array.isArray(choices) && choices.includes(each))
    .map((each) => ({ label: LABELS[each], choose: () => again(each) }))
