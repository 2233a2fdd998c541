import type { Area } from '@memesmith/animation'

/** One step of an animation: a picture that is drawn on what is there. */
export interface Step extends Area {
  /** As the file says, in ms. */
  readonly delay: number
  /** What happens to its area after it was shown. */
  readonly disposal: 'clear' | 'keep' | 'restore'
  /** Whether it is drawn over what is there; else it replaces it. */
  readonly isBlended: boolean
  /**
   * A file with its picture, undefined if that is damaged; or a function that draws it on the pixels
   * of the whole picture.
   */
  readonly picture: (() => Uint8Array | undefined) | { draw(screen: Uint32Array): void }
}

/** The structure of an animated file; nothing is decoded yet. */
export interface AnimationSource {
  readonly width: number
  readonly height: number
  /** How often it is played, at most 65,535 times; 0 for always. */
  readonly plays: number
  /** Of the file. It may be more than there are steps. */
  readonly frameCount: number
  /** The first steps, at most `MAX_ANIMATION_FRAMES`. */
  readonly steps: readonly Step[]
}
