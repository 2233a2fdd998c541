import { plural, t } from '@lingui/core/macro'
import type { AnimationChoice } from '@memesmith/contract'
import { draftOfTab } from '../../../lib/drafts/tab-draft.ts'
import { type UploadNotice, useEditorStore } from '../draft/editor-store.ts'
import { isVideoFile } from '../video/is-video-file.ts'
import { type Picture, PictureError, pictureFromFile } from './picture.ts'

/** Ends the work on the files that were chosen last. Pictures of earlier files are ignored. */
let latest = new AbortController()

/**
 * Opens a file in the editor that the user chose, dropped or pasted. Errors are shown there. Of
 * several files, the first picture is used. Of a video, the user chooses a part.
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
  useEditorStore.setState({ isOpeningFile: true })
  try {
    const opened = await openFile(file, maxUploadBytes, choice, signal)
    if (opened === undefined || !isWanted()) return
    useEditorStore.getState().setPicture(opened.picture)
    const text = files.length > 1 ? oneIsUsed(files.length, file.name) : opened.note
    if (text !== undefined) useEditorStore.setState({ uploadNotice: { tone: 'hint', text } })
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    if (!isWanted()) return
    const again = (chosen: AnimationChoice) => void openPictureFile(files, maxUploadBytes, chosen)
    const choices = 'choices' in error ? choicesOf(error.choices, again) : undefined
    const notice: UploadNotice = { tone: 'problem', text: error.message }
    useEditorStore.setState({ uploadNotice: { ...notice, ...(choices && { choices }) } })
  } finally {
    // Not while another file is opened, which was chosen meanwhile.
    if (latest.signal === signal) useEditorStore.setState({ isOpeningFile: false })
  }
}

const oneIsUsed = (count: number, name: string): string =>
  plural(count, {
    one: `You gave # file. A meme takes one picture: “${name}” is used.`,
    other: `You gave # files. A meme takes one picture: “${name}” is used.`,
  })

interface OpenedFile {
  readonly picture: Picture
  /** What the user should know of it. */
  readonly note?: string | undefined
}

/** @returns undefined if the user does not want it after all */
async function openFile(
  file: File,
  maxUploadBytes: number,
  choice: AnimationChoice,
  signal: AbortSignal,
): Promise<OpenedFile | undefined> {
  if (await isVideoFile(file)) {
    showWork(t`Opening the video…`, signal)
    const { animationOfVideo } = await import('../video/animation-of-video.ts')
    const made = await animationOfVideo(file, maxUploadBytes, signal)
    if (made === undefined) {
      if (!signal.aborted) useEditorStore.setState({ uploadNotice: null })
      return undefined
    }
    const picture = await openMoving(made.file, 'whole', maxUploadBytes, signal)
    return { picture, note: made.note }
  }
  const { isMovingFile } = await import('../motion/is-moving-file.ts')
  if (choice === 'still' || !(await isMovingFile(file))) {
    return { picture: await pictureFromFile(file, maxUploadBytes) }
  }
  return { picture: await openMoving(file, choice, maxUploadBytes, signal) }
}

async function openMoving(
  file: File,
  choice: AnimationChoice,
  maxUploadBytes: number,
  signal: AbortSignal,
): Promise<Picture> {
  const { openAnimation } = await import('../motion/open-animation.ts')
  showWork(t`Opening the animation…`, signal)
  return await openAnimation(file, choice, maxUploadBytes, signal)
}

/** Says what is done, which the user can end. */
function showWork(text: string, signal: AbortSignal): void {
  const cancel = () => {
    latest.abort()
    useEditorStore.setState({ uploadNotice: null })
  }
  const choices = [{ label: t`Cancel`, choose: cancel }]
  if (!signal.aborted) useEditorStore.setState({ uploadNotice: { tone: 'hint', text, choices } })
}

const choicesOf = (choices: unknown, again: (choice: AnimationChoice) => void) =>
  (['part', 'still'] as const)
    .filter((each) => Array.isArray(choices) && choices.includes(each))
    .map((each) => ({
      label: each === 'part' ? t`Use the first part` : t`Use a still picture`,
      choose: () => again(each),
    }))
