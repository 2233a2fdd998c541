import type { PictureSize } from './picture-format.ts'

/** The frame header of a JPEG. */
export interface JpegFrame extends PictureSize {
  readonly components: number
  /** Samples of all components per pixel: 3 without subsampling, 1.5 with 4:2:0. */
  readonly samplesPerPixel: number
  /**
   * Whether the data is Huffman-coded, sequential or progressive. Other kinds are not used on the
   * web.
   */
  readonly isUsual: boolean
  readonly isProgressive: boolean
}

/** The marker, length, precision, height, width and number of components. */
const HEADER_BYTES = 10
/** An id, the sampling factors, and a table. */
const COMPONENT_BYTES = 3
const USUAL = [0xc0, 0xc1, 0xc2]
const PROGRESSIVE = 0xc2

/**
 * @param header bytes from the marker on
 * @returns undefined when it is truncated
 */
export function readJpegFrame(header: Buffer): JpegFrame | undefined {
  if (header.length < HEADER_BYTES) return undefined
  const marker = header.readUInt8(1)
  const components = header.readUInt8(9)
  const factors = Array.from({ length: components }, (_, index) => {
    const both = header[HEADER_BYTES + index * COMPONENT_BYTES + 1] ?? 0
    return { across: both >> 4, down: both & 15 }
  })
  const most = (counts: readonly number[]) => Math.max(1, ...counts)
  const [across, down] = [most(factors.map((f) => f.across)), most(factors.map((f) => f.down))]
  const samples = factors.reduce((sum, factor) => sum + factor.across * factor.down, 0)
  return {
    height: header.readUInt16BE(5),
    width: header.readUInt16BE(7),
    components,
    samplesPerPixel: samples / (across * down),
    isUsual: USUAL.includes(marker),
    isProgressive: marker === PROGRESSIVE,
  }
}
