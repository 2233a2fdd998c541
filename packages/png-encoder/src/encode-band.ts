import { ADLER_OF_NOTHING, joinAdler } from './adler.ts'
import { type EncodedRows, encodeRows, type Rows } from './encode-rows.ts'
import { pngChunk, pngFile } from './png-file.ts'

/** Consecutive rows of a picture, encoded on their own. */
export interface Band extends Omit<EncodedRows, 'data'> {
  /** A whole IDAT chunk, in memory of its own, so that a thread can give it away. */
  readonly idat: Uint8Array<ArrayBuffer>
}

/** Encodes some rows of a picture; bands of one picture may be encoded by different threads. */
export function encodeBand(rows: Rows): Band {
  const { data, ...encoded } = encodeRows(rows)
  return { idat: pngChunk('IDAT', data), ...encoded }
}

/**
 * The PNG file of a picture.
 *
 * @param width in pixels
 * @param height in pixels
 * @param bands all of the picture's rows, from top to bottom; only the last has `isLast`
 */
export function joinBands(width: number, height: number, bands: readonly Band[]): Buffer {
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
