import { create } from 'zustand'
import type { MadeAnimation } from './make-animation.ts'
import type { VideoReader } from './video-reader.ts'

interface VideoToCut {
  /** The name of its file. */
  readonly name: string
  readonly reader: VideoReader
  /** How large what is made of it may be. */
  readonly maxBytes: number
}

/** A video of which the user chooses a part. */
export interface PartChoice extends VideoToCut {
  /** Ends the choice, with what was made of the part or without anything. */
  readonly finish: (made?: MadeAnimation) => void
}

/** What the dialog shows. */
export const usePartStore = create<{ readonly choice: PartChoice | null }>()(() => ({
  choice: null,
}))

/**
 * Lets the user choose a part of a video, which becomes a picture that moves. The video is closed
 * afterwards.
 *
 * @param signal ends the choice
 * @returns undefined if the user wants none
 */
export async function choosePart(
  video: VideoToCut,
  signal: AbortSignal,
): Promise<MadeAnimation | undefined> {
  const { promise, resolve: finish } = Promise.withResolvers<MadeAnimation | undefined>()
  const choice: PartChoice = { ...video, finish }
  signal.addEventListener('abort', () => finish(undefined), { once: true })
  if (signal.aborted) finish(undefined)
  else usePartStore.setState({ choice })
  try {
    return await promise
  } finally {
    if (usePartStore.getState().choice === choice) usePartStore.setState({ choice: null })
    video.reader.close()
  }
}
