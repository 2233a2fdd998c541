import { encodeBand, joinBands } from './encode-band.ts'

/**
 * Encodes a picture as a lossless PNG of red, green and blue, 8 bits each, on the current thread.
 * Transparent pixels are drawn over white.
 *
 * @param pixels four bytes each, red, green, blue and alpha, row after row; colors are multiplied
 *   by alpha, as canvases store them
 * @param width in pixels, at least 1
 * @param height in pixels, at least 1
 * @throws RangeError if the number of pixels is not width × height
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  if (width < 1 || height < 1 || pixels.length !== width * height * 4) {
    throw new RangeError(
      `expected ${width} × ${height} pixels of 4 bytes, got ${pixels.length} bytes`,
    )
  }
  const rows = { pixels, width, first: 0, end: height, isLast: true }
  return joinBands(width, height, [encodeBand(rows)])
}
