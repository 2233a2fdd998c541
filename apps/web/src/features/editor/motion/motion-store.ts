import { create } from 'zustand'

/** What the preview of a picture that moves shows. */
interface MotionStore {
  /** The frame that is wanted; the preview shows it when it is decoded. */
  readonly frame: number
  readonly isPlaying: boolean
}

export const useMotionStore = create<MotionStore>()(() => ({ frame: 0, isPlaying: false }))

/** Stops at a frame. */
export const showFrame = (frame: number): void =>
  useMotionStore.setState({ frame, isPlaying: false })
