/** The boxes of an MP4 file: a size, a name of four letters, and the content. */

const HEADER = 8
const text = new TextDecoder('latin1')

/** A box that contains these parts, one after another. */
export function box(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const size = parts.reduce((sum, { length }) => sum + length, HEADER)
  const bytes = new Uint8Array(size)
  bytes.set(numbers(u32(size)))
  bytes.set(letters(name), 4)
  let at = HEADER
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** ASCII letters, one per byte. */
export const letters = (name: string): Uint8Array =>
  Uint8Array.from(name, (letter) => letter.charCodeAt(0))

/** Bytes from numbers of several sizes. */
export const numbers = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flat())

export const u16 = (value: number): number[] => [value >>> 8, value & 0xff]
export const u32 = (value: number): number[] => [...u16(value >>> 16), ...u16(value & 0xffff)]

/**
 * The content of a nested box: the first box of each name, from the outermost.
 *
 * @throws Error if one of them is missing
 */
export function findBox(bytes: Uint8Array, ...path: readonly string[]): Uint8Array {
  return path.reduce(contentOf, bytes)
}

function contentOf(bytes: Uint8Array, name: string): Uint8Array {
  for (let at = 0; at + HEADER <= bytes.length; ) {
    const size = readU32(bytes, at)
    if (size < HEADER) break
    if (text.decode(bytes.subarray(at + 4, at + HEADER)) === name) {
      return bytes.subarray(at + HEADER, at + size)
    }
    at += size
  }
  throw new Error(`expected a box "${name}"`)
}

export const readU32 = (bytes: Uint8Array, at: number): number =>
  new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)
