import { ADLER_OF_NOTHING, joinAdler } from './adler.ts'
import { type EncodedRows, encodeRows, type Rows } from './encode-rows.ts'
import { pngChunk, pngFile } from './png-file.ts'

/** Consecutive rows of a picture, encoded independently of other bands. */
export interface Band extends Omit<EncodedRows, 'data'> {
  /** A whole IDAT chunk in its own ArrayBuffer, which a thread can transfer. */
  readonly idat: Uint8Array<ArrayBuffer>
}

/** Encodes some rows of a picture. Different threads can encode the bands of one picture. */
export function encodeBand(rows: Rows): Band {
  const { data, ...encoded } = encodeRows(rows)
  return { idat: pngChunk('IDAT', data), ...encoded }
}

/**
 * Joins bands to a PNG file in its own ArrayBuffer, which a thread can transfer.
 *
 * @param width in pixels
 * @param height in pixels
 * @param bands all of the picture's rows, from top to bottom; only the last has `isLast`
 */
export function joinBands(
  width: number,
  height: number,
  bands: readonly Band[],
): Buffer<ArrayBuffer> {
  const checksum = bands.reduce(
    (sum, band) => joinAdler(sum, band.checksum, band.length),
    ADLER_OF_NOTHING,
  )
  return pngFile(
    width,
    height,
    bands.map(({ idat }) => idat),
    checksum,
  )
}
