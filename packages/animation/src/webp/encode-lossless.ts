/**
 * Encodes pixels as a lossless WebP bitstream (RFC 9649, 3).
 *
 * Problem: a meme of 40 frames is stored losslessly while its user waits. The encoders of libraries
 * take 4 to 16 ms for a frame of 480 × 360.
 * Approach: a picture of at most 256 colors, as most animations have, is written as color indexes; one
 * with more colors, with a cache of recent colors; a photo, as differences from neighboring pixels.
 * Repetitions are found with three tries per pixel (`match-pixels.ts`), and there is one set of prefix
 * codes.
 * Limits: a picture of at most 16 colors could be packed further.
 */
import { ColorTable } from '../color-table.ts'
import { BitWriter } from './bit-writer.ts'
import { CACHED, distanceOf, LITERAL, lengthOf, matchPixels } from './match-pixels.ts'
import { type PrefixCode, writePrefixCode } from './prefix-code.ts'

const SIGNATURE = 0x2f
const PREDICTOR = 0
const SUBTRACT_GREEN = 2
const COLOR_INDEXING = 3

const MAX_COLORS = 256
/** With fewer colors the format packs several pixels into one. */
const MIN_COLORS = 17
const CACHE_BITS = 10
/** A picture with more different colors is a photo. */
const MANY_COLORS = 4096

/** The side of the largest block with its own predictor, as a power of two. */
const PART_BITS = 9
/** The predictor that picks the left or the upper pixel, whichever is nearer to what both suggest. */
const SELECT = 11

const LITERALS = 256
const LENGTH_CODES = 24
const DISTANCE_CODES = 40

interface Coding {
  readonly width: number
  readonly minLength: number
  readonly cacheBits: number
  readonly isNearOnly: boolean
  /** Only the main picture says whether there are several sets of codes. */
  readonly isMain: boolean
}

/** Encodes pictures one after another, in memory that is reused. */
export class LosslessEncoder {
  #work = new Uint32Array(0)
  #tokens = new Int32Array(0)
  readonly #writer = new BitWriter()

  /**
   * @param pixels RGBA numbers whose lowest byte is red; transparent pixels must be 0
   * @returns the content of the chunk `VP8L`
   */
  encode(pixels: Uint32Array, width: number, height: number): Uint8Array {
    const count = width * height
    if (this.#work.length < count) {
      this.#work = new Uint32Array(count)
      this.#tokens = new Int32Array(count)
    }
    const writer = this.#writer
    writer.write(SIGNATURE, 8)
    writer.write(width - 1, 14)
    writer.write(height - 1, 14)
    writer.write(1, 1)
    writer.write(0, 3)
    const coding = { width, minLength: 3, cacheBits: 0, isNearOnly: false, isMain: true }
    const colors = colorsOf(pixels, count, this.#work)
    if (colors !== undefined) {
      this.#writePalette(writer, colors)
      writer.write(0, 1)
      this.#write(writer, this.#work, count, coding)
    } else if (hasManyColors(pixels, count)) {
      writer.write(1, 1)
      writer.write(SUBTRACT_GREEN, 2)
      writer.write(1, 1)
      writer.write(PREDICTOR, 2)
      writer.write(PART_BITS - 2, 3)
      const parts = partsOf(width) * partsOf(height)
      this.#write(writer, new Uint32Array(parts).fill((0xff000000 | (SELECT << 8)) >>> 0), parts, {
        ...coding,
        width: partsOf(width),
        isMain: false,
      })
      writer.write(0, 1)
      predict(pixels, width, height, this.#work)
      this.#write(writer, this.#work, count, { ...coding, isNearOnly: true })
    } else {
      writer.write(0, 1)
      this.#write(writer, pixels, count, { ...coding, minLength: 2, cacheBits: CACHE_BITS })
    }
    return writer.take()
  }

  #writePalette(writer: BitWriter, colors: Uint32Array): void {
    writer.write(1, 1)
    writer.write(COLOR_INDEXING, 2)
    writer.write(colors.length - 1, 8)
    const differences = colors.map((color, index) =>
      subtract(color, index === 0 ? 0 : (colors[index - 1] ?? 0)),
    )
    const coding = { width: colors.length, minLength: 3, cacheBits: 0, isNearOnly: true }
    this.#write(writer, differences, colors.length, { ...coding, isMain: false })
  }

  #write(writer: BitWriter, pixels: Uint32Array, count: number, coding: Coding): void {
    const { width, cacheBits, isMain } = coding
    const tokens = this.#tokens.length >= count ? this.#tokens : new Int32Array(count)
    const written = matchPixels(pixels, count, tokens, coding)
    writer.write(cacheBits > 0 ? 1 : 0, 1)
    if (cacheBits > 0) writer.write(cacheBits, 4)
    if (isMain) writer.write(0, 1)

    const counts = {
      green: new Uint32Array(LITERALS + LENGTH_CODES + (cacheBits > 0 ? 1 << cacheBits : 0)),
      red: new Uint32Array(LITERALS),
      blue: new Uint32Array(LITERALS),
      alpha: new Uint32Array(LITERALS),
      distance: new Uint32Array(DISTANCE_CODES),
    }
    for (let index = 0, at = 0; index < written; index += 1) {
      const token = tokens[index] ?? 0
      if (token === LITERAL) {
        const pixel = pixels[at] ?? 0
        increment(counts.green, (pixel >>> 8) & 0xff)
        increment(counts.red, pixel & 0xff)
        increment(counts.blue, (pixel >>> 16) & 0xff)
        increment(counts.alpha, pixel >>> 24)
      } else if (token < 0) {
        increment(counts.green, LITERALS + LENGTH_CODES + CACHED - token)
      } else {
        increment(counts.green, LITERALS + numberCode(lengthOf(token)))
        increment(counts.distance, numberCode(distanceCode(distanceOf(token), width)))
      }
      at += lengthOf(token)
    }
    const green = writePrefixCode(writer, counts.green)
    const red = writePrefixCode(writer, counts.red)
    const blue = writePrefixCode(writer, counts.blue)
    const alpha = writePrefixCode(writer, counts.alpha)
    const distance = writePrefixCode(writer, counts.distance)
    for (let index = 0, at = 0; index < written; index += 1) {
      const token = tokens[index] ?? 0
      if (token === LITERAL) {
        const pixel = pixels[at] ?? 0
        put(writer, green, (pixel >>> 8) & 0xff)
        put(writer, red, pixel & 0xff)
        put(writer, blue, (pixel >>> 16) & 0xff)
        put(writer, alpha, pixel >>> 24)
      } else if (token < 0) {
        put(writer, green, LITERALS + LENGTH_CODES + CACHED - token)
      } else {
        putNumber(writer, green, LITERALS, lengthOf(token))
        putNumber(writer, distance, 0, distanceCode(distanceOf(token), width))
      }
      at += lengthOf(token)
    }
  }
}

function increment(counts: Uint32Array, symbol: number): void {
  counts[symbol] = (counts[symbol] ?? 0) + 1
}

function put(writer: BitWriter, { codes, lengths }: PrefixCode, symbol: number): void {
  const length = lengths[symbol] ?? 0
  if (length > 0) writer.write(codes[symbol] ?? 0, length)
}

/** The symbol of a number from 1; some of the number's bits follow it (RFC 9649, 3.6.2.2). */
function numberCode(value: number): number {
  if (value <= 4) return value - 1
  const highest = 31 - Math.clz32(value - 1)
  return 2 * highest + (((value - 1) >>> (highest - 1)) & 1)
}

function putNumber(writer: BitWriter, code: PrefixCode, offset: number, value: number): void {
  put(writer, code, offset + numberCode(value))
  if (value <= 4) return
  const bits = 30 - Math.clz32(value - 1)
  writer.writeLong((value - 1) & ((1 << bits) - 1), bits)
}

/** The codes of near pixels, by how far left and up they are (RFC 9649, 3.6.2.2). */
const NEAR: ReadonlyMap<number, number> = new Map(
  [
    [0, 1],
    [1, 0],
    [1, 1],
    [-1, 1],
    [0, 2],
    [2, 0],
    [1, 2],
    [-1, 2],
    [2, 1],
    [-2, 1],
    [2, 2],
    [-2, 2],
    [0, 3],
    [3, 0],
    [1, 3],
    [-1, 3],
    [3, 1],
    [-3, 1],
    [2, 3],
    [-2, 3],
    [3, 2],
    [-3, 2],
    [0, 4],
    [4, 0],
  ].map(([left = 0, up = 0], index) => [left + 8 + 32 * up, index + 1]),
)
const FAR = 120

function distanceCode(distance: number, width: number): number {
  const up = Math.floor(distance / width)
  const left = distance - up * width
  const near =
    up <= 4 && left <= 4
      ? NEAR.get(left + 8 + 32 * up)
      : up <= 2 && width - left <= 3
        ? NEAR.get(left - width + 8 + 32 * (up + 1))
        : undefined
  return near ?? distance + FAR
}

const partsOf = (side: number): number => Math.ceil(side / (1 << PART_BITS))

/**
 * The colors of a picture, if there are few.
 *
 * @param indexes receives the index of each pixel, as its green
 */
function colorsOf(
  pixels: Uint32Array,
  count: number,
  indexes: Uint32Array,
): Uint32Array | undefined {
  const table = new ColorTable(MAX_COLORS)
  let before = -1
  let its = 0
  for (let at = 0; at < count; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel !== before) {
      before = pixel
      const index = table.indexOf(pixel)
      if (index === -1) return undefined
      its = (0xff000000 | (index << 8)) >>> 0
    }
    indexes[at] = its
  }
  const { colors } = table
  while (colors.length < MIN_COLORS) colors.push(0)
  return Uint32Array.from(colors)
}

const seen = new Uint8Array(1 << 16)

/** Estimates whether there are more colors than the color cache can hold. */
function hasManyColors(pixels: Uint32Array, count: number): boolean {
  seen.fill(0)
  let different = 0
  let compared = 0
  const limit = Math.min(MANY_COLORS, count / 8)
  for (let at = 0; at < count; at += 1) {
    const pixel = pixels[at] ?? 0
    if (pixel === 0) continue
    const hash = Math.imul(pixel, 0x9e3779b1) >>> 16
    compared += 1
    if (seen[hash] === 1) continue
    seen[hash] = 1
    different += 1
    if (different > limit && different * 16 > compared) return true
  }
  return false
}

/** Subtracts the bytes of two pixels. */
const subtract = (a: number, b: number): number =>
  ((((0x00ff00ff + (a & 0xff00ff00)) | 0) - (b & 0xff00ff00)) & 0xff00ff00) |
  ((((0xff00ff00 + (a & 0x00ff00ff)) | 0) - (b & 0x00ff00ff)) & 0x00ff00ff)

/** Green is subtracted from red and blue. */
const withoutGreen = (pixel: number): number => {
  const green = (pixel >>> 8) & 0xff
  return (
    (pixel & 0xff00ff00) |
    (((((pixel >>> 16) & 0xff) - green) & 0xff) << 16) |
    (((pixel & 0xff) - green) & 0xff)
  )
}

/**
 * The differences from the predicted pixels, with green subtracted from red and blue. Nobody sees the
 * color of a transparent pixel, so it gets the predicted color, whose difference is zero.
 */
function predict(pixels: Uint32Array, width: number, height: number, into: Uint32Array): void {
  const above = new Int32Array(width)
  for (let y = 0, at = 0; y < height; y += 1) {
    let left = 0
    let corner = 0
    for (let x = 0; x < width; x += 1, at += 1) {
      const up = above[x] ?? 0
      let predicted: number
      if (y === 0) predicted = x === 0 ? 0xff000000 | 0 : left
      else if (x === 0) predicted = up
      else predicted = select(left, up, corner)
      const given = pixels[at] ?? 0
      const pixel = given === 0 ? predicted & 0xffffff : withoutGreen(given)
      into[at] = subtract(pixel, predicted)
      above[x] = pixel
      left = pixel
      corner = up
    }
  }
}

/** RFC 9649, 4.1. @param corner the pixel left of the upper one */
function select(left: number, up: number, corner: number): number {
  if (left === up || left === corner) return up
  if (up === corner) return left
  return distance(up, corner) < distance(left, corner) ? left : up
}

const distance = (a: number, b: number): number =>
  Math.abs((a & 0xff) - (b & 0xff)) +
  Math.abs(((a >>> 8) & 0xff) - ((b >>> 8) & 0xff)) +
  Math.abs(((a >>> 16) & 0xff) - ((b >>> 16) & 0xff)) +
  Math.abs((a >>> 24) - (b >>> 24))
