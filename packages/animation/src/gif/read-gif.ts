/**
 * Reads GIF files: their structure, and the pixels of their frames.
 *
 * The bytes are untrusted: reading takes time linear in their number and in the pixels of the frames,
 * and never goes outside them.
 */
import type { Area } from '../changed-area.ts'

export interface GifFrame extends Area {
  /** As the file says, in ms. */
  readonly delay: number
  readonly disposal: 'clear' | 'keep' | 'restore'
  readonly isInterlaced: boolean
  /** The index of transparent pixels; -1 for none. */
  readonly transparent: number
  /** Three bytes for each color. */
  readonly colors: Uint8Array
  /** Offset of the minimum code size, which the blocks of the pixels follow. */
  readonly dataAt: number
}

export interface GifFile {
  readonly width: number
  readonly height: number
  /** How many times it is played; 0 for forever. */
  readonly plays: number
  readonly frames: readonly GifFrame[]
}

const HEADER_BYTES = 13
const EXTENSION = 0x21
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff
const FRAME = 0x2c
const NETSCAPE = 'NETSCAPE2.0'
const NO_COLORS = new Uint8Array(0)
const DISPOSALS = { 2: 'clear', 3: 'restore' } as const

/**
 * Reads the structure of a GIF.
 *
 * @param maxFrames further frames are counted, but not described
 * @returns undefined if it is not a GIF; a truncated file has the frames before the cut
 */
export function readGif(
  bytes: Uint8Array,
  maxFrames: number,
): (GifFile & { readonly frameCount: number }) | undefined {
  if (text(bytes, 0, 4) !== 'GIF8' || bytes.length < HEADER_BYTES) return undefined
  const byte = (at: number) => bytes[at] ?? 0
  const uint16 = (at: number) => byte(at) | (byte(at + 1) << 8)
  const tableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const skipBlocks = (start: number) => {
    let at = start
    while (byte(at) !== 0) at += byte(at) + 1
    return at + 1
  }
  const globalBytes = tableBytes(byte(10))
  const global = bytes.subarray(HEADER_BYTES, HEADER_BYTES + globalBytes)
  const frames: GifFrame[] = []
  let frameCount = 0
  let plays = 1
  let control = { delay: 0, disposal: 'keep' as GifFrame['disposal'], transparent: -1 }
  let at = HEADER_BYTES + globalBytes
  while (at < bytes.length) {
    if (byte(at) === EXTENSION) {
      const label = byte(at + 1)
      if (label === GRAPHIC_CONTROL && byte(at + 2) >= 4) {
        const flags = byte(at + 3)
        const disposal = (flags >> 2) & 7
        control = {
          delay: uint16(at + 4) * 10,
          disposal: disposal === 2 || disposal === 3 ? DISPOSALS[disposal] : 'keep',
          transparent: flags & 1 ? byte(at + 6) : -1,
        }
      } else if (label === APPLICATION && text(bytes, at + 3, 11) === NETSCAPE) {
        // One block of three bytes: the kind, and the number of repetitions.
        if (byte(at + 14) >= 3 && (byte(at + 15) & 7) === 1) {
          const repeats = uint16(at + 16)
          plays = repeats === 0 ? 0 : repeats + 1
        }
      }
      at = skipBlocks(at + 2)
    } else if (byte(at) === FRAME) {
      const flags = byte(at + 9)
      const localBytes = tableBytes(flags)
      const dataAt = at + 10 + localBytes
      frameCount += 1
      if (frameCount <= maxFrames) {
        frames.push({
          ...control,
          left: uint16(at + 1),
          top: uint16(at + 3),
          width: uint16(at + 5),
          height: uint16(at + 7),
          isInterlaced: (flags & 0x40) !== 0,
          colors:
            localBytes > 0 ? bytes.subarray(at + 10, dataAt) : globalBytes > 0 ? global : NO_COLORS,
          dataAt,
        })
      }
      control = { delay: 0, disposal: 'keep', transparent: -1 }
      at = skipBlocks(dataAt + 1)
    } else {
      break
    }
  }
  if (frameCount === 0) return undefined
  return { width: uint16(6), height: uint16(8), plays, frames, frameCount }
}

const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

const MAX_CODES = 4096
const prefixes = new Uint16Array(MAX_CODES)
const suffixes = new Uint8Array(MAX_CODES)
const lengths = new Uint16Array(MAX_CODES)

/**
 * Draws a frame over the screen. Pixels that are missing in the file stay as they are.
 *
 * @throws Error if its code size is not one that GIF has
 * @param screen RGBA pixels of the whole picture, as numbers whose lowest byte is red
 * @param width of the whole picture
 */
export function drawGifFrame(
  bytes: Uint8Array,
  frame: GifFrame,
  screen: Uint32Array,
  width: number,
): void {
  const count = frame.width * frame.height
  const indexes = new Uint8Array(count)
  const decoded = decompress(bytes, frame.dataAt, indexes)
  const palette = new Uint32Array(256).fill(0xff000000)
  for (let index = 0; index * 3 < frame.colors.length; index += 1) {
    const [red = 0, green = 0, blue = 0] = frame.colors.subarray(index * 3, index * 3 + 3)
    palette[index] = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0
  }
  for (let row = 0, from = 0; row < frame.height && from < decoded; row += 1) {
    const y = frame.isInterlaced ? interlacedRow(row, frame.height) : row
    const start = (frame.top + y) * width + frame.left
    const end = Math.min(frame.width, decoded - from)
    for (let x = 0; x < end; x += 1) {
      const index = indexes[from + x] ?? 0
      if (index !== frame.transparent) screen[start + x] = palette[index] ?? 0
    }
    from += frame.width
  }
}

/** The picture's row for a row of interlaced data: four passes (GIF89a, appendix E). */
function interlacedRow(row: number, height: number): number {
  let left = row
  for (const [first, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ] as const) {
    const rows = Math.max(0, Math.ceil((height - first) / step))
    if (left < rows) return first + left * step
    left -= rows
  }
  return height - 1
}

/**
 * Decompresses LZW codes. Two colors should have codes of 2 bits, and some files have them of 1 bit.
 *
 * @returns the number of indexes in the data, at most as many as fit
 */
function decompress(bytes: Uint8Array, dataAt: number, into: Uint8Array): number {
  const minBits = bytes[dataAt]
  if (minBits === undefined) return 0
  if (minBits < 1 || minBits > 8) throw new Error(`expected codes of 1 to 8 bits, got ${minBits}`)
  const clear = 1 << minBits
  const end = clear + 1
  for (let code = 0; code < clear; code += 1) {
    suffixes[code] = code
    lengths[code] = 1
  }
  let at = dataAt + 1
  let blockLeft = 0
  let pending = 0
  let pendingBits = 0
  let bits = minBits + 1
  let next = end + 1
  let before = -1
  let written = 0
  while (written < into.length) {
    while (pendingBits < bits) {
      if (blockLeft === 0) {
        blockLeft = bytes[at] ?? 0
        at += 1
        if (blockLeft === 0) return written
      }
      pending |= (bytes[at] ?? 0) << pendingBits
      pendingBits += 8
      at += 1
      blockLeft -= 1
    }
    const code = pending & ((1 << bits) - 1)
    pending >>>= bits
    pendingBits -= bits
    if (code === clear) {
      bits = minBits + 1
      next = end + 1
      before = -1
      continue
    }
    if (code === end || code > next || (code === next && before === -1)) return written
    if (before === -1) {
      if (code > end) return written
      into[written] = code
      written += 1
      before = code
      // With codes of 1 bit, the first new code needs more bits than the two control codes.
      if (next === 1 << bits) bits += 1
      continue
    }
    // A code that is used while it is being added is the previous one, followed by its own first index.
    const isNew = code === next
    let length = (lengths[isNew ? before : code] ?? 0) + (isNew ? 1 : 0)
    const total = length
    let from = isNew ? before : code
    if (isNew) length -= 1
    let first = 0
    for (let index = written + length - 1; index >= written; index -= 1) {
      first = suffixes[from] ?? 0
      if (index < into.length) into[index] = first
      from = prefixes[from] ?? 0
    }
    if (isNew && written + length < into.length) into[written + length] = first
    if (next < MAX_CODES) {
      prefixes[next] = before
      suffixes[next] = first
      lengths[next] = (lengths[before] ?? 0) + 1
      next += 1
      if (next === 1 << bits && bits < 12) bits += 1
    }
    written += total
    before = code
  }
  return into.length
}
