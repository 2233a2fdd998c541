/**
 * What a picture looks like, in bits: pictures that look alike have prints that differ in few of them.
 *
 * Problem: a picture that was taken down comes back re-encoded, smaller, mirrored, cropped, or with other
 * captions.
 * Approach: the print is that of pHash (C. Zauner, "Implementation and Benchmarking of Perceptual Image Hash
 * Functions", 2010) with the size of PDQ (Facebook, "The TMK+PDQF Video-Hashing Algorithm and the PDQ
 * Image-Hashing Algorithm", 2019): the signs of 16 × 16 low frequencies of the gray picture, against their
 * median. What was taken down has one print for the whole picture and for each of many parts of it, mirrored
 * too, so that a crop looks like one of the parts.
 * Limits: a turned picture, one inside a larger one, and a crop that leaves less than two thirds of a side
 * look like others.
 */
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'

/** Pixels of a side of the gray picture, and of a part of it that is printed. */
const SIDE = 128
const PART = 32
/** Frequencies of each direction, without the mean. */
const FREQUENCIES = 16
/** Bytes of a print. */
export const PRINT_BYTES = FREQUENCIES ** 2 / 8

/** How much of a side is kept in the parts, and how much their sides may differ in that. */
const SHARES = [1, 0.92, 0.84, 0.76, 0.68]
const MAX_STRETCH = 0.17

const COSINES = Array.from({ length: FREQUENCIES }, (_, frequency) =>
  Float64Array.from({ length: PART }, (_, at) =>
    Math.cos(((2 * at + 1) * (frequency + 1) * Math.PI) / (2 * PART)),
  ),
)

interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
}

const WHOLE: Part = { left: 0, top: 0, width: SIDE, height: SIDE, isMirrored: false }

/** @throws Error when the picture can't be read */
export const printOf = async (picture: Uint8Array): Promise<Uint8Array> =>
  printPart(await readGray(picture), WHOLE)

/**
 * The prints of a picture and of its parts, one after another.
 *
 * @throws Error when the picture can't be read
 */
export async function printsOf(picture: Uint8Array): Promise<Uint8Array> {
  const gray = await readGray(picture)
  const prints = new Uint8Array(PARTS.length * PRINT_BYTES)
  for (const [index, part] of PARTS.entries()) {
    prints.set(printPart(gray, part), index * PRINT_BYTES)
    // All of them take 80 ms.
    if (index % 16 === 0) await setImmediate()
  }
  return prints
}

/**
 * Bits in which prints of the same picture may differ. Measured with `picture-print.test.ts`, which fails if
 * any starter template or meme on it is nearer to another one: the nearest differ in 82. Nine of ten crops that
 * also have other captions differ in fewer.
 */
const MAX_DIFFERENCE = 74

/** Whether a print is like one of several. */
export function isLike(print: Uint8Array, prints: Uint8Array): boolean {
  for (let start = 0; start + PRINT_BYTES <= prints.length; start += PRINT_BYTES) {
    if (differenceAt(print, prints, start) <= MAX_DIFFERENCE) return true
  }
  return false
}

/** In how many bits a print differs from the one at a place. */
function differenceAt(print: Uint8Array, prints: Uint8Array, start: number): number {
  let count = 0
  for (let at = 0; at < PRINT_BYTES && count <= MAX_DIFFERENCE; at += 1) {
    count += BITS[(print[at] ?? 0) ^ (prints[start + at] ?? 0)] ?? 0
  }
  return count
}

/** The number of ones in each byte. */
const BITS = Uint8Array.from(
  { length: 256 },
  (_, byte) => byte.toString(2).replaceAll('0', '').length,
)

const PARTS: readonly Part[] = [false, true].flatMap((isMirrored) =>
  SHARES.flatMap((across) =>
    SHARES.filter((down) => Math.abs(across - down) <= MAX_STRETCH).flatMap((down) =>
      placesOf(across).flatMap((left) =>
        placesOf(down).map((top) => ({
          left,
          top,
          width: SIDE * across,
          height: SIDE * down,
          isMirrored,
        })),
      ),
    ),
  ),
)

/** At the beginning, in the middle, and at the end. */
function placesOf(share: number): readonly number[] {
  const rest = SIDE * (1 - share)
  return share === 1 ? [0] : [0, rest / 2, rest]
}

async function readGray(picture: Uint8Array): Promise<Uint8Array> {
  return await sharp(picture)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer()
}

function printPart(gray: Uint8Array, part: Part): Uint8Array {
  const frequencies = frequenciesOf(shrink(gray, part))
  const median = frequencies.toSorted()[frequencies.length >> 1] ?? 0
  const print = new Uint8Array(PRINT_BYTES)
  for (const [index, value] of frequencies.entries()) {
    if (value > median) print[index >> 3] = (print[index >> 3] ?? 0) | (1 << (index & 7))
  }
  return print
}

/** The means of the pixels below each of the part's. */
function shrink(gray: Uint8Array, { left, top, width, height, isMirrored }: Part): Float64Array {
  const pixels = new Float64Array(PART ** 2)
  for (let y = 0; y < PART; y += 1) {
    const from = Math.floor(top + (height * y) / PART)
    const to = Math.ceil(top + (height * (y + 1)) / PART)
    for (let x = 0; x < PART; x += 1) {
      const begin = Math.floor(left + (width * x) / PART)
      const end = Math.ceil(left + (width * (x + 1)) / PART)
      let sum = 0
      for (let row = from; row < to; row += 1) {
        for (let column = begin; column < end; column += 1) {
          sum += gray[Math.min(row, SIDE - 1) * SIDE + Math.min(column, SIDE - 1)] ?? 0
        }
      }
      const at = isMirrored ? PART - 1 - x : x
      pixels[y * PART + at] = sum / ((to - from) * (end - begin))
    }
  }
  return pixels
}

/** The lowest frequencies of a cosine transform, first of the rows, then of the columns. */
function frequenciesOf(pixels: Float64Array): Float64Array {
  const rows = new Float64Array(FREQUENCIES * PART)
  for (let y = 0; y < PART; y += 1) {
    for (const [index, cosine] of COSINES.entries()) {
      let sum = 0
      for (let x = 0; x < PART; x += 1) sum += (pixels[y * PART + x] ?? 0) * (cosine[x] ?? 0)
      rows[index * PART + y] = sum
    }
  }
  const result = new Float64Array(FREQUENCIES ** 2)
  for (const [down, cosine] of COSINES.entries()) {
    for (let across = 0; across < FREQUENCIES; across += 1) {
      let sum = 0
      for (let y = 0; y < PART; y += 1) sum += (rows[across * PART + y] ?? 0) * (cosine[y] ?? 0)
      result[down * FREQUENCIES + across] = sum
    }
  }
  return result
}
