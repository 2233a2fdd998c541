/** RGBA pixels, one byte per channel. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

export const BYTES_PER_PIXEL = 4
