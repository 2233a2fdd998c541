import { MEGABYTE } from '@memesmith/contract'

const FIRST_BYTES = 16 * 1024
/**
 * From this size on it grows to the full size in one step, because two more large blocks would
 * waste memory.
 */
const LARGE_BYTES = 4 * MEGABYTE

/** Bytes that arrive in chunks, stored in one block of memory that grows. */
export class GrowingBytes {
  readonly #maxLength: number
  #memory: ArrayBuffer
  #length = 0

  /** @param maxLength the caller never appends more bytes than this */
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
      // Frees the old block at once; garbage collection would come too late.
      this.#memory = this.#memory.transfer(Math.max(length, roomy))
    }
    new Uint8Array(this.#memory).set(piece, this.#length)
    this.#length = length
  }

  /** @returns the bytes in a buffer of their own; this object is empty afterwards */
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
