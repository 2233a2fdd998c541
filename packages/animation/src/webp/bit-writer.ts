const FIRST_BYTES = 64 * 1024

/** Writes numbers of any number of bits, the lowest bit first, as lossless WebP does. */
export class BitWriter {
  #bytes = new Uint8Array(FIRST_BYTES)
  #length = 0
  /** Bits that do not fill a byte yet. */
  #pending = 0
  #count = 0

  /** @param bits at most 16 */
  write(value: number, bits: number): void {
    this.#pending |= value << this.#count
    this.#count += bits
    if (this.#count < 16) return
    if (this.#length + 2 > this.#bytes.length) this.#grow()
    this.#bytes[this.#length] = this.#pending
    this.#bytes[this.#length + 1] = this.#pending >>> 8
    this.#length += 2
    this.#pending >>>= 16
    this.#count -= 16
  }

  /** Writes a number of up to 30 bits. */
  writeLong(value: number, bits: number): void {
    if (bits > 16) {
      this.write(value & 0xffff, 16)
      this.write(value >>> 16, bits - 16)
    } else {
      this.write(value, bits)
    }
  }

  /** @returns everything written since the last call, padded to whole bytes */
  take(): Uint8Array {
    while (this.#count > 0) {
      if (this.#length === this.#bytes.length) this.#grow()
      this.#bytes[this.#length] = this.#pending
      this.#length += 1
      this.#pending >>>= 8
      this.#count -= 8
    }
    const taken = this.#bytes.slice(0, this.#length)
    this.#length = 0
    this.#pending = 0
    this.#count = 0
    return taken
  }

  #grow(): void {
    const larger = new Uint8Array(this.#bytes.length * 2)
    larger.set(this.#bytes)
    this.#bytes = larger
  }
}
