/**
 * What the main thread and the threads that work on an animation tell each other: how many frames
 * are done, and whether to stop. It is shared memory, because a thread that works reads no messages.
 */
const DONE = 0
const STOP = 1

export type JobMemory = SharedArrayBuffer

/** The work was cancelled, so its result is not wanted. */
export class CancelledError extends Error {}

export class JobControl {
  readonly memory: JobMemory
  readonly #values: Int32Array

  constructor(memory: JobMemory = new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT)) {
    this.memory = memory
    this.#values = new Int32Array(memory)
  }

  /** The number of frames that are done, in all threads. */
  get done(): number {
    return Atomics.load(this.#values, DONE)
  }

  stop(): void {
    Atomics.store(this.#values, STOP, 1)
  }

  /**
   * Counts a frame.
   *
   * @throws CancelledError when the work is to stop
   */
  countFrame(): void {
    Atomics.add(this.#values, DONE, 1)
    if (Atomics.load(this.#values, STOP) === 1) throw new CancelledError('The work was cancelled.')
  }
}
