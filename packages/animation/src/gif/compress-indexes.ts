import { HASH_FACTOR } from '../hash-factor.ts'

const MAX_CODES = 4096
/** Slots of the table of known sequences; a power of two, well above `MAX_CODES`. */
const SLOTS = 1 << 14
const keys = new Int32Array(SLOTS)
const values = new Int16Array(SLOTS)

/**
 * Compresses color indexes as GIF does (LZW), in blocks of 255 bytes.
 *
 * @param indexes the first `count` are used
 * @param minBits bits of an index, 2 to 8; other encoders also write 1
 * @returns the minimum code size and the blocks, with the empty one at the end
 */
export function compressIndexes(indexes: Uint8Array, count: number, minBits: number): Uint8Array {
  let out = new Uint8Array(count + (count >> 6) + 1024)
  const clear = 1 << minBits
  let bits = minBits + 1
  let next = clear + 2
  let pending = 0
  let pendingBits = 0
  out[0] = minBits
  let blockAt = 1
  let at = 2
  const put = (code: number) => {
    pending |= code << pendingBits
    pendingBits += bits
    while (pendingBits >= 8) {
      if (at + 2 >= out.length) {
        const larger = new Uint8Array(out.length * 2)
        larger.set(out)
        out = larger
      }
      out[at] = pending
      at += 1
      if (at - blockAt === 256) {
        out[blockAt] = 255
        blockAt = at
        at += 1
      }
      pending >>>= 8
      pendingBits -= 8
    }
  }
  keys.fill(-1)
  put(clear)
  let prefix = indexes[0] ?? 0
  for (let from = 1; from < count; from += 1) {
    const index = indexes[from] ?? 0
    const key = (prefix << 8) | index
    let slot = Math.imul(key, HASH_FACTOR) >>> 18
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) & (SLOTS - 1)
    if (keys[slot] === key) {
      prefix = values[slot] ?? 0
      continue
    }
    put(prefix)
    prefix = index
    if (next < MAX_CODES) {
      keys[slot] = key
      values[slot] = next
      if (next === 1 << bits) bits += 1
      next += 1
    } else {
      put(clear)
      keys.fill(-1)
      bits = minBits + 1
      next = clear + 2
    }
  }
  put(prefix)
  // A decoder adds one more code after the last one, which may need more bits.
  if (next === 1 << bits && bits < 12) bits += 1
  put(clear + 1)
  if (pendingBits > 0) {
    bits = 8 - pendingBits
    put(0)
  }
  const length = at - blockAt - 1
  out[blockAt] = length
  if (length > 0) {
    out[at] = 0
    at += 1
  }
  return out.slice(0, at)
}
