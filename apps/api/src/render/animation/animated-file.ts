import type { Area } from '@memesmith/animation'

/** One frame of an animation: a picture that is drawn on the canvas. */
export interface Step extends Area {
  /** As the file says, in ms. */
  readonly delay: number
  /** What happens to its area after it has been shown. */
  readonly disposal: 'clear' | 'keep' | 'restore'
  /** Whether it is blended with the canvas; otherwise it replaces its area. */
  readonly isBlended: boolean
  /**
   * A file with its picture, or undefined if it is damaged; or a function that draws it on the pixels of
   * the whole picture.
   */
  readonly picture: (() => Uint8Array | undefined) | { draw(screen: Uint32Array): void }
}

/** The structure of an animated file; nothing is decoded yet. */
export interface AnimationSource {
  readonly width: number
  readonly height: number
  /** How many times it is played, 65,535 at most; 0 for forever. */
  readonly plays: number
  /** The number of frames in the file, which may be more than `steps`. */
  readonly frameCount: number
  /** The first frames, at most `MAX_ANIMATION_FRAMES`. */
  readonly steps: readonly Step[]
}
