import { type Area, changedArea, copyArea } from '../changed-area.ts'
import { chooseColors } from './choose-colors.ts'
import { compressIndexes } from './compress-indexes.ts'

/** One index is reserved for transparent pixels. */
const MAX_COLORS = 255

/**
 * Encodes the frames of a GIF, each with its own colors. Unchanged pixels are transparent. A file is
 * `gifHeader`, all frames in order, and `GIF_END`.
 */
export class GifFrameEncoder {
  readonly #width: number
  readonly #height: number
  readonly #area: Uint32Array
  readonly #indexes: Uint8Array

  constructor(width: number, height: number) {
    this.#width = width
    this.#height = height
    this.#area = new Uint32Array(width * height)
    this.#indexes = new Uint8Array(width * height)
  }

  /**
   * @param pixels opaque RGBA pixels of the whole picture
   * @param before those of the frame before; undefined for the first frame
   * @param hundredths how long it is shown, in 1/100 s
   */
  encode(pixels: Uint32Array, before: Uint32Array | undefined, hundredths: number): Uint8Array {
    const area = changedArea(pixels, before, this.#width, this.#height)
    // Transparent pixels repeat well in some pictures, and interrupt repetitions in others.
    const changes = this.#encodeArea(pixels, before, area, hundredths)
    if (before === undefined) return changes
    const whole = this.#encodeArea(pixels, undefined, area, hundredths)
    return whole.length < changes.length ? whole : changes
  }

  #encodeArea(
    pixels: Uint32Array,
    before: Uint32Array | undefined,
    area: Area,
    hundredths: number,
  ): Uint8Array {
    const { left, top, width, height } = area
    const count = width * height
    copyArea(pixels, before, this.#width, area, this.#area)
    const colors = chooseColors(this.#area, count, MAX_COLORS, this.#indexes)
    const transparent = colors.length / 3
    const bits = Math.max(1, Math.ceil(Math.log2(transparent + 1)))
    const head = new Uint8Array(8 + 10 + (3 << bits))
    const view = new DataView(head.buffer)
    // Transparent pixels, and the disposal that keeps what is drawn.
    head.set([0x21, 0xf9, 4, 0b0000_0101, hundredths & 0xff, hundredths >>> 8, transparent, 0])
    head[8] = 0x2c
    view.setUint16(9, left, true)
    view.setUint16(11, top, true)
    view.setUint16(13, width, true)
    view.setUint16(15, height, true)
    head[17] = 0x80 | (bits - 1)
    head.set(colors, 18)
    const data = compressIndexes(this.#indexes, count, Math.max(2, bits))
    const frame = new Uint8Array(head.length + data.length)
    frame.set(head)
    frame.set(data, head.length)
    return frame
  }
}

/** @param plays how many times it is played; 0 for forever */
export function gifHeader(width: number, height: number, plays: number): Uint8Array {
  const repeats = plays === 0 ? 0 : plays - 1
  const loop =
    plays === 1
      ? []
      : [0x21, 0xff, 11, ...letters('NETSCAPE2.0'), 3, 1, repeats & 0xff, repeats >>> 8, 0]
  const sizes = [width & 0xff, width >>> 8, height & 0xff, height >>> 8]
  return Uint8Array.from([...letters('GIF89a'), ...sizes, 0x70, 0, 0, ...loop])
}

export const GIF_END = Uint8Array.of(0x3b)

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0))

/**
 * The durations of frames in GIF's unit, 1/100 s. Their sum stays the same, rounded; none is shorter
 * than browsers accept.
 *
 * @param durations ms
 */
export function gifDelays(durations: readonly number[]): number[] {
  let end = 0
  let shown = 0
  return durations.map((duration) => {
    end += duration
    const delay = Math.min(0xffff, Math.max(2, Math.round(end / 10) - shown))
    shown += delay
    return delay
  })
}
