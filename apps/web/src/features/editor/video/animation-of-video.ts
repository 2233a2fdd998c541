import { t } from '@lingui/core/macro'
import { type MadeAnimation, makingText } from './make-animation.ts'
import { openVideo } from './open-video.ts'
import { choosePart } from './part-store.ts'

/**
 * Makes an animated WebP of the part of a video that the user chooses.
 *
 * @param maxBytes of the WebP
 * @param signal ends the work
 * @returns undefined if the user wants none
 * @throws PictureError if the video can't be used
 */
export async function animationOfVideo(
  file: File,
  maxBytes: number,
  signal: AbortSignal,
): Promise<{ readonly file: File; readonly note?: string } | undefined> {
  const reader = await openVideo(file)
  const made = await choosePart({ name: file.name, reader, maxBytes }, signal)
  if (made === undefined) return undefined
  return { file: made.file, ...(made.isSmaller && { note: noteOf(made) }) }
}

function noteOf(made: MadeAnimation): string {
  const making = makingText(made)
  return t`It had more detail than expected, so it was made smaller: ${making}.`
}
