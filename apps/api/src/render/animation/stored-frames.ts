import { type Animation, framesBetween, readAnimation, stillOf } from '@memesmith/animation'
import { type Canvas, createCanvas } from '../canvas.ts'
import { withImage } from '../with-image.ts'

/** Decodes the frames of an animation that this server has encoded. */
export class StoredFrames {
  readonly animation: Animation
  readonly #canvas: Canvas
  /** The index of the frame on the canvas. */
  #shown = -1

  /**
   * @param newCanvas makes the canvas that the frames are drawn on
   * @throws Error for anything but an animated WebP
   */
  constructor(
    file: Uint8Array,
    newCanvas: (width: number, height: number) => Canvas = createCanvas,
  ) {
    const animation = readAnimation(file)
    if (animation === undefined) throw new Error('expected an animated WebP')
    this.animation = animation
    this.#canvas = newCanvas(animation.width, animation.height)
  }

  /** @returns a canvas with the frame, until the next call */
  async show(index: number): Promise<Canvas> {
    const context = this.#canvas.getContext('2d')
    for (const frame of framesBetween(this.animation, this.#shown, index)) {
      const still = stillOf(frame)
      if (still === undefined) throw new Error('expected a frame with a picture of its size')
      await withImage(still, (image) => context.drawImage(image, frame.left, frame.top))
    }
    this.#shown = index
    return this.#canvas
  }
}
