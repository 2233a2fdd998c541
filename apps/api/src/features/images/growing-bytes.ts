import { MEGABYTE } from '@memesmith/contract'

const FIRST_BYTES = 16 * 1024
/** From this size on there is one more step, to the whole: two more large blocks would be in the way. */
const LARGE_BYTES = 4 * MEGABYTE

/** Bytes that arrive in pieces, kept once: in one block of memory that grows with them. */
export class GrowingBytes {
  readonly #maxLength: number
  #memory: ArrayBuffer
  #length = 0

  /** @param maxLength never more than so many bytes are appended */
  constructor(maxLength: number) {
    this.#maxLength = maxLength
    this.#memory = new ArrayBuffer(Math.min(FIRST_BYTES, maxLength))
  }

  get length(): number {
    return this.#length
  }

  append(piece: Uint8Array): void {
    const length = this.#length + piece.length
    if (length > this.#memory.byteLength) {
      const { byteLength } = this.#memory
      const roomy =
        byteLength < LARGE_BYTES ? Math.min(2 * byteLength, this.#maxLength) : this.#maxLength
      // Gives the old block back at once; the garbage collector would take its time.
      this.#memory = this.#memory.transfer(Math.max(length, roomy))
    }
    new Uint8Array(this.#memory).set(piece, this.#length)
    this.#length = length
  }

  /** @returns the bytes, with memory of their own; nothing is left here */
  take(): Uint8Array {
    const bytes = new Uint8Array(this.#memory.transfer(this.#length))
    this.free()
    return bytes
  }

  free(): void {
    if (!this.#memory.detached) this.#memory.transfer(0)
    this.#memory = new ArrayBuffer(0)
    this.#length = 0
  }
}
