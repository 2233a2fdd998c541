import { type Code, joined, plainBits, prefixCodes } from './huffman.ts'

// RFC 1951, 3.2.5: a symbol is a byte, the end of a block, or a run of 3 to 258 bytes.
const BYTES = 256
const END = 256
const FIRST_RUN = 257
const SHORTEST_RUN = 3
export const LONGEST_RUN = 258
export const SYMBOLS = 286

/** A run repeats the byte before it. So there is one distance, whose code is one bit. */
const DISTANCES = [1]
const DISTANCE = plainBits(0, 1)

const DYNAMIC_CODES = 0b100
/** Each code length is written with four bits. Deflate's three repeat codes are not used. */
const BITS_OF_LENGTH = 4
const CODES_OF_LENGTHS = prefixCodes(Array(16).fill(BITS_OF_LENGTH))
const REPEATS = [16, 17, 18]

/**
 * Counts the deflate symbols of a row of pixels: three bytes per pixel, and for successive zero
 * pixels a zero byte and runs of it.
 *
 * @param row filtered pixels; from the lowest byte red, green, blue and 0
 * @param counts one per symbol; the counts are added to it
 */
export function countRow(row: Uint32Array, counts: Uint32Array): void {
  const add = (symbol: number, times = 1) => {
    counts[symbol] = (counts[symbol] ?? 0) + times
  }
  let zeros = 0
  const endRun = () => {
    if (zeros === 0) return
    add(0)
    add(SYMBOLS - 1, Math.floor((zeros - 1) / LONGEST_RUN))
    const rest = (zeros - 1) % LONGEST_RUN
    if (rest < SHORTEST_RUN) add(0, rest)
    else add(runOf(rest).symbol)
    zeros = 0
  }
  for (const pixel of row) {
    if (pixel === 0) {
      zeros += 3
    } else {
      endRun()
      add(pixel & 255)
      add((pixel >>> 8) & 255)
      add(pixel >>> 16)
    }
  }
  endRun()
}

/** The symbol of a run, and the extra bits that select one of the symbol's lengths. */
function runOf(length: number): { symbol: number; extra: Code } {
  if (length === LONGEST_RUN) return { symbol: SYMBOLS - 1, extra: 0 }
  const steps = length - SHORTEST_RUN
  const extraBits = Math.max(0, 29 - Math.clz32(steps))
  return {
    symbol: FIRST_RUN + 4 * extraBits + (steps >> extraBits),
    extra: plainBits(steps & ((1 << extraBits) - 1), extraBits),
  }
}

/** Lookup tables of codes. */
export interface CodeTables {
  /** Codes of two successive bytes, at index first + 256 × second. */
  readonly pairs: Uint32Array
  readonly bytes: readonly Code[]
  /** Codes of 0 to 258 zeros after a zero byte. */
  readonly runs: readonly Code[]
  readonly end: Code
}

/** @param lengths bits of each symbol's code, at most 12, so that two codes fit into a `Code` */
export function codeTables(lengths: readonly number[]): CodeTables {
  const codes = prefixCodes(lengths)
  const bytes = codes.slice(0, BYTES)
  const [zero = 0] = bytes
  const short = [0, zero, joined(zero, zero)]
  return {
    pairs: pairsOf(bytes),
    bytes,
    runs: Array.from({ length: LONGEST_RUN + 1 }, (_, length) => {
      if (length < SHORTEST_RUN) return short[length] ?? 0
      const { symbol, extra } = runOf(length)
      return joined(joined(codes[symbol] ?? 0, extra), DISTANCE)
    }),
    end: codes[END] ?? 0,
  }
}

function pairsOf(bytes: readonly Code[]): Uint32Array {
  const pairs = new Uint32Array(bytes.length ** 2)
  let index = 0
  for (const second of bytes) {
    for (const first of bytes) {
      pairs[index] = joined(first, second)
      index += 1
    }
  }
  return pairs
}

/** The header of a block with dynamic codes (RFC 1951, 3.2.7). */
export function blockHead(lengths: readonly number[], isLast: boolean): Code[] {
  return [
    plainBits(DYNAMIC_CODES | Number(isLast), 3),
    plainBits(SYMBOLS - FIRST_RUN, 5),
    plainBits(DISTANCES.length - 1, 5),
    plainBits(REPEATS.length + CODES_OF_LENGTHS.length - 4, 4),
    ...REPEATS.map(() => plainBits(0, 3)),
    ...CODES_OF_LENGTHS.map(() => plainBits(BITS_OF_LENGTH, 3)),
    ...[...lengths, ...DISTANCES].map((length) => CODES_OF_LENGTHS[length] ?? 0),
  ]
}
