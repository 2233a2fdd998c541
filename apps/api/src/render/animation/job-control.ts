/**
 * What the main thread and the animation threads tell each other: how many frames are done, how large they
 * are, and whether to stop. It is shared memory, because a busy thread reads no messages. Errors also lose
 * their class between threads, so the main thread reads here why the work ended.
 */
import { MAX_ANIMATION_FRAMES } from '@memesmith/contract/limits'
import { MEGABYTE } from '@memesmith/contract/units'
import { CancelledError } from '../../runtime/cancelled-error.ts'

const DONE = 0
const STOP = 1
const BYTES = 2
const DRAWING_US = 3
const LENGTH = 4

/**
 * The size limit of a drawn animation. A stored one is smaller (`MAX_ANIMATION_BYTES`), but captions make
 * it larger.
 */
export const MAX_ENCODED_BYTES = 32 * MEGABYTE

/** The headers of a file, and of one of its frames, have fewer bytes. */
const HEADER_BYTES = 64
/** The size limit of the file of a drawn animation. */
export const MAX_ENCODED_FILE_BYTES = MAX_ENCODED_BYTES + HEADER_BYTES * (1 + MAX_ANIMATION_FRAMES)

export type JobMemory = SharedArrayBuffer

const MS = 1000
const MAX_US = 2 ** 31 - 1

export class JobControl {
  readonly memory: JobMemory
  readonly #values: Int32Array
  /** Expected number of frames; only the main thread knows it. */
  frames = Number.POSITIVE_INFINITY

  constructor(memory: JobMemory = new SharedArrayBuffer(LENGTH * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#values = new Int32Array(memory)
  }

  /** The number of frames that are done, in all threads. */
  get done(): number {
    return Atomics.load(this.#values, DONE)
  }

  /** How much is done, from 0 to 1. */
  get share(): number {
    return this.done / this.frames
  }

  /** Whether the encoded frames are too large, in total. */
  get isTooLarge(): boolean {
    return Atomics.load(this.#values, BYTES) > MAX_ENCODED_BYTES
  }

  /** The CPU time in ms that layouts and layers took, in all threads. */
  get drawingMs(): number {
    return Atomics.load(this.#values, DRAWING_US) / MS
  }

  stop(): void {
    Atomics.store(this.#values, STOP, 1)
  }

  /**
   * Counts a frame.
   *
   * @param bytes its encoded size
   * @throws Error when the frames are too large in total, or the work has to stop
   */
  countFrame(bytes = 0): void {
    Atomics.add(this.#values, DONE, 1)
    this.countBytes(bytes)
    if (Atomics.load(this.#values, STOP) === 1) throw new CancelledError()
  }

  /**
   * Counts bytes that are known only after several frames.
   *
   * @throws Error when the frames are too large in total
   */
  countBytes(bytes: number): void {
    Atomics.add(this.#values, BYTES, bytes)
    if (this.isTooLarge) throw new Error(`expected at most ${MAX_ENCODED_BYTES} bytes`)
  }

  /** Ends the work because one frame takes too long to draw. */
  refuseDrawing(): never {
    Atomics.store(this.#values, DRAWING_US, MAX_US)
    throw new Error('expected a frame that is drawn in less time')
  }

  /** Draws, and counts the CPU time that this thread takes for it. */
  countDrawing<Result>(draw: () => Result): Result {
    const start = process.threadCpuUsage()
    try {
      return draw()
    } finally {
      const { user, system } = process.threadCpuUsage(start)
      Atomics.add(this.#values, DRAWING_US, user + system)
    }
  }
}
