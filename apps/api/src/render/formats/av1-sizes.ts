/**
 * The sizes that AV1 data makes a decoder allocate, from its sequence headers (AV1 specification,
 * 5.5.1). All other data is skipped by its length, as in a decoder.
 */
import type { PictureSize } from './picture-format.ts'

const SEQUENCE_HEADER = 1
/** A still picture has three or four units; its tiles may be separate units. */
const MAX_UNITS = 200

/** @returns an empty list for data that is not AV1; undefined for data with too many units */
export function readAv1Sizes(data: Buffer): PictureSize[] | undefined {
  const sizes: PictureSize[] = []
  let offset = 0
  for (let units = 0; offset < data.length; units += 1) {
    if (units === MAX_UNITS) return undefined
    const header = data.readUInt8(offset)
    const type = (header >> 3) & 15
    const [hasExtension, hasSize] = [(header & 4) !== 0, (header & 2) !== 0]
    const at = offset + (hasExtension ? 2 : 1)
    const length = hasSize ? readLength(data, at) : { value: data.length - at, bytes: 0 }
    if (length === undefined) break
    const start = at + length.bytes
    const end = start + length.value
    if (end > data.length) break
    if (type === SEQUENCE_HEADER) sizes.push(readSequenceSize(data.subarray(start, end)))
    offset = end
  }
  return sizes
}

/** LEB128: seven bits per byte, least significant first; the high bit marks continuation. */
function readLength(data: Buffer, offset: number) {
  let value = 0
  for (let index = 0; index < 8; index += 1) {
    const byte = data[offset + index]
    if (byte === undefined) return undefined
    value += (byte & 127) * 2 ** (7 * index)
    if (byte < 128) return { value, bytes: index + 1 }
  }
  return undefined
}

function readSequenceSize(data: Buffer): PictureSize {
  const bits = new BitReader(data)
  bits.read(3)
  bits.read(1)
  const isReduced = bits.read(1) === 1
  if (isReduced) bits.read(5)
  else skipTimingAndOperatingPoints(bits)
  const widthBits = bits.read(4) + 1
  const heightBits = bits.read(4) + 1
  // With a full header each frame may have its own size, up to what these bits can hold.
  if (!isReduced) return { width: 2 ** widthBits, height: 2 ** heightBits }
  return { width: bits.read(widthBits) + 1, height: bits.read(heightBits) + 1 }
}

function skipTimingAndOperatingPoints(bits: BitReader): void {
  let delayBits: number | undefined
  if (bits.read(1) === 1) {
    bits.read(32)
    bits.read(32)
    if (bits.read(1) === 1) bits.skipUvlc()
    if (bits.read(1) === 1) {
      delayBits = bits.read(5) + 1
      bits.read(32)
      bits.read(10)
    }
  }
  const hasDisplayDelay = bits.read(1) === 1
  const lastPoint = bits.read(5)
  for (let point = 0; point <= lastPoint; point += 1) {
    bits.read(12)
    if (bits.read(5) > 7) bits.read(1)
    if (delayBits !== undefined && bits.read(1) === 1) {
      bits.read(delayBits)
      bits.read(delayBits)
      bits.read(1)
    }
    if (hasDisplayDelay && bits.read(1) === 1) bits.read(4)
  }
}

/** Reads bits, most significant first; returns zeros after the end. */
class BitReader {
  readonly #bytes: Buffer
  #offset = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  read(count: number): number {
    let value = 0
    for (let index = 0; index < count; index += 1) {
      const byte = this.#bytes[this.#offset >> 3] ?? 0
      value = value * 2 + ((byte >> (7 - (this.#offset & 7))) & 1)
      this.#offset += 1
    }
    return value
  }

  /** Variable-length code: the leading zeros give the length. */
  skipUvlc(): void {
    let zeros = 0
    while (zeros < 32 && this.read(1) === 0) zeros += 1
    if (zeros < 32) this.read(zeros)
  }
}
