/**
 * The frames of a picture that moves, one at a time on a canvas.
 *
 * Each frame is decoded as a still picture of its own, which every browser can do, and drawn on what
 * is there. So the pixels are those that the server draws on, in browsers with `ImageDecoder` and
 * without. The last decoded frames are kept.
 */
import {
  type Animation,
  type AnimationFrame,
  framesBetween,
  momentsOf,
  readAnimation,
  stillOf,
  WEBP_TYPE,
} from '@memesmith/animation'
import { newCanvas } from '../picture/new-canvas.ts'

/** The pixels of the frames that are kept: 128 MB. */
const MAX_KEPT_PIXELS = 32_000_000

/** A frame of a picture that moves, while it is on the picture's canvas. */
export interface ShownFrame {
  readonly index: number
  /** When it begins, as a fraction of the whole duration. */
  readonly moment: number
}

export class MovingPicture {
  /** Shows the frame of the last finished `show`. */
  readonly canvas: OffscreenCanvas
  /** Of the frames, in ms. */
  readonly durations: readonly number[]
  /** When each frame begins, as fractions of the whole duration. */
  readonly moments: readonly number[]
  readonly animation: Animation
  readonly #context: OffscreenCanvasRenderingContext2D
  readonly #kept = new Map<AnimationFrame, ImageBitmap>()
  readonly #maxKeptPixels: number
  #keptPixels = 0
  #shown = -1
  #wanted = 0
  #showing: Promise<void> | undefined

  /**
   * @param animation as the server stores it
   * @param maxKeptPixels of the frames that are kept after they were shown
   */
  constructor(animation: Animation, maxKeptPixels = MAX_KEPT_PIXELS) {
    this.animation = animation
    this.#maxKeptPixels = maxKeptPixels
    this.#context = newCanvas(animation.width, animation.height)
    this.canvas = this.#context.canvas
    this.durations = animation.frames.map(({ duration }) => duration)
    this.moments = momentsOf(this.durations)
  }

  /** The index of the frame that is on the canvas. */
  get shown(): number {
    return this.#shown
  }

  /**
   * Draws a frame on the canvas. If another one is wanted before it is drawn, that one is drawn.
   *
   * @returns the frame that is on the canvas
   * @throws Error if a frame can't be decoded; the canvas stays as it is
   */
  async show(index: number): Promise<number> {
    this.#wanted = index
    this.#showing ??= this.#showWanted().finally(() => {
      this.#showing = undefined
    })
    await this.#showing
    return this.#shown
  }

  async #showWanted(): Promise<void> {
    while (this.#shown !== this.#wanted) {
      const wanted = this.#wanted
      const bitmaps: (readonly [AnimationFrame, ImageBitmap])[] = []
      for (const frame of framesBetween(this.animation, this.#shown, wanted)) {
        bitmaps.push([frame, await this.#decode(frame)])
      }
      // All at once, so that nobody sees a frame between.
      for (const [frame, bitmap] of bitmaps) {
        if (!frame.isBlended)
          this.#context.clearRect(frame.left, frame.top, frame.width, frame.height)
        this.#context.drawImage(bitmap, frame.left, frame.top)
      }
      this.#shown = wanted
    }
  }

  async #decode(frame: AnimationFrame): Promise<ImageBitmap> {
    const known = this.#kept.get(frame)
    if (known !== undefined) return known
    const still = stillOf(frame)
    if (still === undefined) throw new Error('expected a frame with a picture')
    const file = new Blob([still], { type: WEBP_TYPE })
    const bitmap = await createImageBitmap(file, { colorSpaceConversion: 'none' })
    this.#kept.set(frame, bitmap)
    this.#keptPixels += bitmap.width * bitmap.height
    for (const [oldest, old] of this.#kept) {
      if (this.#keptPixels <= this.#maxKeptPixels || old === bitmap) break
      this.#kept.delete(oldest)
      this.#keptPixels -= old.width * old.height
    }
    return bitmap
  }
}

/**
 * Opens an animation that the server has made, at its first frame.
 *
 * @returns undefined for other files
 */
export async function openMovingPicture(file: Blob): Promise<MovingPicture | undefined> {
  const animation = readAnimation(new Uint8Array(await file.arrayBuffer()))
  if (animation === undefined || animation.frames.length < 2) return undefined
  const moving = new MovingPicture(animation)
  await moving.show(0)
  return moving
}
