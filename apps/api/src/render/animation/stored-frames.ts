import { type Animation, type AnimationFrame, readAnimation, stillOf } from '@memesmith/animation'
import { type Canvas, createCanvas } from '../canvas.ts'
import { withImage } from '../with-image.ts'

/** Decodes the frames of an animation that this server has encoded. */
export class StoredFrames {
  readonly animation: Animation
  readonly #canvas: Canvas
  /** The frame that is on the canvas. */
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
    const { frames } = this.animation
    const key = frames.findLastIndex((frame, at) => at <= index && this.#isKey(frame))
    const first = this.#shown <= index ? Math.max(key, this.#shown + 1) : key
    const context = this.#canvas.getContext('2d')
    for (const frame of frames.slice(Math.max(0, first), index + 1)) {
      const still = stillOf(frame)
      if (still === undefined) throw new Error('expected a frame with a picture of its size')
      await withImage(still, (image) => context.drawImage(image, frame.left, frame.top))
    }
    this.#shown = index
    return this.#canvas
  }

  /** Whether a frame does not depend on those before it. */
  #isKey({ isBlended, width, height }: AnimationFrame): boolean {
    return !isBlended && width === this.animation.width && height === this.animation.height
  }
}
