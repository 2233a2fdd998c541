import { type AnimationFrame, FrameEncoder, KEY_FRAME_INTERVAL } from '@memesmith/animation'
import type { Tolerance } from './making.ts'
import { thinColors } from './thin-colors.ts'
import type { Size } from './video-reader.ts'

/** The pixels of a frame, as RGBA. */
export type FramePixels = Uint32Array<ArrayBuffer>

/** Makes the frames of a picture that moves, one after another. */
export class FrameMaker {
  readonly #tolerance: Tolerance
  readonly #encoder: FrameEncoder
  #before: Uint32Array | undefined
  #count = 0

  constructor({ width, height }: Size, tolerance: Tolerance) {
    this.#tolerance = tolerance
    this.#encoder = new FrameEncoder(width, height)
  }

  /**
   * @param pixels opaque; they are changed, and kept until the next frame
   * @param duration ms
   */
  add(pixels: FramePixels, duration: number): AnimationFrame {
    thinColors(pixels, this.#before, this.#tolerance)
    this.#before = pixels
    const isKey = this.#count % KEY_FRAME_INTERVAL === 0
    this.#count += 1
    return this.#encoder.encode(pixels, duration, isKey)
  }
}
