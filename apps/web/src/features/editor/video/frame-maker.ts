import { type AnimationFrame, FrameEncoder, KEY_FRAME_INTERVAL } from '@memesmith/animation'
import type { Tolerance } from './making.ts'
import { thinColors } from './thin-colors.ts'
import type { FrameContext, Size } from './video-reader.ts'

/** Makes the frames of a picture that moves, one after another. */
export class FrameMaker {
  readonly #size: Size
  readonly #tolerance: Tolerance
  readonly #encoder: FrameEncoder
  #before: Uint32Array | undefined
  #count = 0

  constructor(size: Size, tolerance: Tolerance) {
    this.#size = size
    this.#tolerance = tolerance
    this.#encoder = new FrameEncoder(size.width, size.height)
  }

  /** @param duration ms */
  add(context: FrameContext, duration: number): AnimationFrame {
    const { width, height } = this.#size
    const pixels = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)
    thinColors(pixels, this.#before, this.#tolerance)
    this.#before = pixels
    const isKey = this.#count % KEY_FRAME_INTERVAL === 0
    this.#count += 1
    return this.#encoder.encode(pixels, duration, isKey)
  }
}
