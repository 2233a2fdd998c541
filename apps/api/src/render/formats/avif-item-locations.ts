/** The location of an item's data. */
export interface ItemLocation {
  /** Whether `start` is relative to the content of the `idat` box; otherwise to the file. */
  readonly isInline: boolean
  readonly start: number
  /** In bytes; Infinity for all remaining data. */
  readonly length: number
}

/** The picture, its alpha channel, metadata, and the tiles of both. */
const MAX_ITEMS = 1000
const IN_FILE = 0
const INLINE = 1

/**
 * Parses the content of an `iloc` box.
 *
 * @returns undefined when it is damaged, or uses features that pictures don't need: several
 *   extents, or data in another file or item
 */
export function readItemLocations(box: Buffer): ItemLocation[] | undefined {
  const reader = new Reader(box)
  const version = reader.uint(1)
  reader.uint(3)
  const [sizes, moreSizes] = [reader.uint(1), reader.uint(1)]
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 4, sizes & 15, moreSizes >> 4]
  const indexBytes = version === 0 ? 0 : moreSizes & 15
  if (
    [offsetBytes, lengthBytes, baseBytes, indexBytes].some((bytes) => ![0, 4, 8].includes(bytes))
  ) {
    return undefined
  }
  const idBytes = version < 2 ? 2 : 4
  const count = reader.uint(idBytes)
  if (version > 2 || count > MAX_ITEMS) return undefined
  const locations: ItemLocation[] = []
  for (let item = 0; item < count; item += 1) {
    reader.uint(idBytes)
    const method = version === 0 ? IN_FILE : reader.uint(2) & 15
    const otherFile = reader.uint(2)
    const base = reader.uint(baseBytes)
    const extents = reader.uint(2)
    if (extents === 0) continue
    if (extents > 1 || otherFile !== 0 || (method !== IN_FILE && method !== INLINE))
      return undefined
    reader.uint(indexBytes)
    const start = base + reader.uint(offsetBytes)
    const length = reader.uint(lengthBytes) || Number.POSITIVE_INFINITY
    locations.push({ isInline: method === INLINE, start, length })
  }
  return reader.isPastEnd ? undefined : locations
}

/** Reads numbers one after another; after the end it returns zeros and remembers that. */
class Reader {
  readonly #bytes: Buffer
  #offset = 0
  isPastEnd = false

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  /** @param bytes at most 8 */
  uint(bytes: number): number {
    const at = this.#offset
    this.#offset += bytes
    if (this.#offset > this.#bytes.length) this.isPastEnd = true
    if (this.isPastEnd || bytes === 0) return 0
    if (bytes === 8) return Number(this.#bytes.readBigUInt64BE(at))
    return this.#bytes.readUIntBE(at, bytes)
  }
}
