import { changedArea, copyArea } from '../changed-area.ts'
import { LosslessEncoder } from './encode-lossless.ts'
import { type AnimationFrame, losslessChunk } from './webp-file.ts'

/**
 * How many frames may depend on each other: the most that a player decodes to jump to a frame.
 */
export const KEY_FRAME_INTERVAL = 20

/** Above this share of changed pixels a frame is written whole, which decodes to the same pixels. */
const MOSTLY = 0.6

/**
 * Encodes the frames of an animation one after another, without loss. Every frame is written, even one
 * that looks like the one before it. The encoder's megabytes of memory are reused.
 */
export class FrameEncoder {
  readonly #encoder = new LosslessEncoder()
  #width: number
  #height: number
  #area = new Uint32Array(0)
  #last = new Uint32Array(0)
  #isFirst = true

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
  }

  /** Begins another animation. */
  restart(width: number, height: number): void {
    this.#width = width
    this.#height = height
    this.#isFirst = true
  }

  /**
   * @param pixels opaque RGBA pixels of the whole picture
   * @param duration ms
   * @param isKey whether the frame must not depend on those before it
   */
  encode(pixels: Uint32Array, duration: number, isKey: boolean): AnimationFrame {
    if (this.#area.length < pixels.length) {
      this.#area = new Uint32Array(pixels.length)
      this.#last = new Uint32Array(pixels.length)
    }
    const before = isKey || this.#isFirst ? undefined : this.#last
    const area = changedArea(pixels, before, this.#width, this.#height)
    const { width, height } = area
    const kept = copyArea(pixels, before, this.#width, area, this.#area)
    const isWhole = before === undefined || kept > MOSTLY * width * height
    if (isWhole && before !== undefined) {
      copyArea(pixels, undefined, this.#width, area, this.#area)
    }
    this.#last.set(pixels)
    this.#isFirst = false
    const data = losslessChunk(this.#encoder.encode(this.#area, width, height))
    return { ...area, duration, isBlended: !isWhole, isCleared: false, data }
  }
}
