import { type Code, joined, plainBits, prefixCodes } from './huffman.ts'

// RFC 1951, 3.2.5: a symbol is a byte, the end of a block, or a run of 3 to 258 bytes.
const BYTES = 256
const END = 256
const FIRST_RUN = 257
const SHORTEST_RUN = 3
export const LONGEST_RUN = 258
export const SYMBOLS = 286

/** Runs repeat the byte before them: there is one distance, and its code is a bit. */
const DISTANCES = [1]
const DISTANCE = plainBits(0, 1)

const DYNAMIC_CODES = 0b100
/** Every length of a code takes as many bits, and none of deflate's three signs of repetition. */
const BITS_OF_LENGTH = 4
const CODES_OF_LENGTHS = prefixCodes(Array(16).fill(BITS_OF_LENGTH))
const REPEATS = [16, 17, 18]

/**
 * Counts the symbols that a row of pixels becomes: three bytes of each pixel, and the zeros of
 * pixels that are nought as one zero and runs of it.
 *
 * @param row pixels of red in the lowest byte, green, blue, and nothing
 * @param counts one for each symbol
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

/** The symbol of a run, and what follows it: which of the symbol's lengths it has. */
function runOf(length: number): { symbol: number; extra: Code } {
  if (length === LONGEST_RUN) return { symbol: SYMBOLS - 1, extra: 0 }
  const steps = length - SHORTEST_RUN
  const extraBits = Math.max(0, 29 - Math.clz32(steps))
  return {
    symbol: FIRST_RUN + 4 * extraBits + (steps >> extraBits),
    extra: plainBits(steps & ((1 << extraBits) - 1), extraBits),
  }
}

/** The codes of the symbols, as they are looked up. */
export interface CodeTables {
  /** Of two bytes one behind the other, at the first and 256 times the second. */
  readonly pairs: Uint32Array
  readonly bytes: readonly Code[]
  /** Of so many zeros behind a zero: 0 to 258. */
  readonly runs: readonly Code[]
  readonly end: Code
}

/** @param lengths of each symbol's code, in bits: at most 12, so that two fit into one */
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

/** What a block begins with (RFC 1951, 3.2.7). */
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
