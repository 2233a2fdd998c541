import { HASH_FACTOR } from './hash-factor.ts'

/** A power of two, well above the number of colors. */
const SLOTS = 1024

/** The colors of a picture with few colors, and their indexes. */
export class ColorTable {
  readonly colors: number[] = []
  readonly #maxColors: number
  readonly #indexes = new Int16Array(SLOTS).fill(-1)
  readonly #keys = new Uint32Array(SLOTS)

  /** @param maxColors at most 256 */
  constructor(maxColors: number) {
    this.#maxColors = maxColors
  }

  /** The index of a color, which is added if it is new; -1 if there are too many. */
  indexOf(color: number): number {
    let slot = Math.imul(color, HASH_FACTOR) >>> 22
    while (this.#indexes[slot] !== -1 && this.#keys[slot] !== color) slot = (slot + 1) & (SLOTS - 1)
    const known = this.#indexes[slot] ?? -1
    if (known !== -1 || this.colors.length === this.#maxColors) return known
    this.#indexes[slot] = this.colors.length
    this.#keys[slot] = color
    return this.colors.push(color) - 1
  }
}
