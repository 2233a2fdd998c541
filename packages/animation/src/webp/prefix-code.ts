/** Prefix codes of lossless WebP (RFC 9649, 3.7.2): their lengths, and how they are written. */
import type { BitWriter } from './bit-writer.ts'

export interface PrefixCode {
  /** The bits of each symbol, the first bit lowest. */
  readonly codes: Uint16Array
  /** Number of bits of each symbol; 0 if it does not occur, or is the only one. */
  readonly lengths: Uint8Array
}

const MAX_LENGTH = 15
/** Length of the longest code for a code length. */
const MAX_LENGTH_LENGTH = 7
/** The order in which the lengths of the codes of code lengths are written. */
const LENGTH_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]
const REPEAT = 16
const ZEROS = 17
const MANY_ZEROS = 18

/**
 * Chooses a prefix code for symbols that occur this often, and writes its description.
 *
 * @param counts how often each symbol occurs
 */
export function writePrefixCode(writer: BitWriter, counts: Uint32Array): PrefixCode {
  const used: number[] = []
  for (let symbol = 0; symbol < counts.length; symbol += 1) {
    if ((counts[symbol] ?? 0) > 0) used.push(symbol)
  }
  const lengths = codeLengths(counts, used, MAX_LENGTH)
  if (used.length <= 2 && used.every((symbol) => symbol < 256)) {
    writeSimple(writer, used)
  } else {
    writeLengths(writer, lengths)
  }
  if (used.length < 2) lengths.fill(0)
  return { codes: codesOf(lengths), lengths }
}

/** One or two symbols, of one bit or none. */
function writeSimple(writer: BitWriter, used: readonly number[]): void {
  const [first = 0, second] = used
  writer.write(1, 1)
  writer.write(second === undefined ? 0 : 1, 1)
  writer.write(first > 1 ? 1 : 0, 1)
  writer.write(first, first > 1 ? 8 : 1)
  if (second !== undefined) writer.write(second, 8)
}

function writeLengths(writer: BitWriter, lengths: Uint8Array): void {
  const runs = runsOf(lengths)
  const counts = new Uint32Array(LENGTH_ORDER.length)
  for (const { symbol } of runs) counts[symbol] = (counts[symbol] ?? 0) + 1
  const used = [...counts.keys()].filter((symbol) => (counts[symbol] ?? 0) > 0)
  const own = codeLengths(counts, used, MAX_LENGTH_LENGTH)
  const written = 1 + LENGTH_ORDER.findLastIndex((symbol) => (own[symbol] ?? 0) > 0)
  const stored = Math.max(4, written)
  writer.write(0, 1)
  writer.write(stored - 4, 4)
  for (const symbol of LENGTH_ORDER.slice(0, stored)) writer.write(own[symbol] ?? 0, 3)
  // All lengths are written.
  writer.write(0, 1)
  if (used.length < 2) own.fill(0)
  const codes = codesOf(own)
  for (const { symbol, extra, extraBits } of runs) {
    writer.write(codes[symbol] ?? 0, own[symbol] ?? 0)
    if (extraBits > 0) writer.write(extra, extraBits)
  }
}

interface Run {
  readonly symbol: number
  readonly extra: number
  readonly extraBits: number
}

function runsOf(lengths: Uint8Array): Run[] {
  const runs: Run[] = []
  let before = 8
  for (let at = 0; at < lengths.length; ) {
    const length = lengths[at] ?? 0
    let end = at + 1
    while (end < lengths.length && lengths[end] === length) end += 1
    let left = end - at
    at = end
    if (length === 0) {
      while (left > 0) {
        const take = Math.min(left, 138)
        if (take > 10) runs.push({ symbol: MANY_ZEROS, extra: take - 11, extraBits: 7 })
        else if (take > 2) runs.push({ symbol: ZEROS, extra: take - 3, extraBits: 3 })
        else for (let each = 0; each < take; each += 1) runs.push(plain(0))
        left -= take
      }
      continue
    }
    if (length !== before) {
      runs.push(plain(length))
      before = length
      left -= 1
    }
    while (left > 0) {
      const take = Math.min(left, 6)
      if (take > 2) runs.push({ symbol: REPEAT, extra: take - 3, extraBits: 2 })
      else for (let each = 0; each < take; each += 1) runs.push(plain(length))
      left -= take
    }
  }
  return runs
}

const plain = (symbol: number): Run => ({ symbol, extra: 0, extraBits: 0 })

/**
 * The lengths of a nearly optimal prefix code in which no code is longer than `limit`: Huffman's, with
 * the counts evened out until the longest code is short enough. A single symbol has length 1.
 */
function codeLengths(counts: Uint32Array, used: readonly number[], limit: number): Uint8Array {
  const lengths = new Uint8Array(counts.length)
  const [only] = used
  if (used.length < 2) {
    if (only !== undefined) lengths[only] = 1
    return lengths
  }
  for (let least = 1; ; least *= 2) {
    const weights = used.map((symbol) => Math.max(least, counts[symbol] ?? 0))
    if (setHuffmanLengths(lengths, used, weights) <= limit) return lengths
  }
}

/** @returns the longest length */
function setHuffmanLengths(
  lengths: Uint8Array,
  used: readonly number[],
  weights: readonly number[],
): number {
  const total = used.length
  const order = Array.from(weights.keys()).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0))
  // Leaves come first, in order of weight, then inner nodes in order of creation.
  const weight = new Float64Array(2 * total - 1)
  const parent = new Int32Array(2 * total - 1)
  order.forEach((leaf, index) => {
    weight[index] = weights[leaf] ?? 0
  })
  let leaf = 0
  let inner = total
  for (let made = total; made < weight.length; made += 1) {
    for (let child = 0; child < 2; child += 1) {
      const isLeaf = leaf < total && (inner >= made || (weight[leaf] ?? 0) <= (weight[inner] ?? 0))
      const chosen = isLeaf ? leaf++ : inner++
      weight[made] = (weight[made] ?? 0) + (weight[chosen] ?? 0)
      parent[chosen] = made
    }
  }
  const depth = new Int32Array(weight.length)
  let longest = 0
  for (let node = weight.length - 2; node >= 0; node -= 1) {
    const its = (depth[parent[node] ?? 0] ?? 0) + 1
    depth[node] = its
    if (node >= total) continue
    longest = Math.max(longest, its)
    lengths[used[order[node] ?? 0] ?? 0] = its
  }
  return longest
}

/** Canonical codes, with their bits in the order in which they are written. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const ofLength = new Uint32Array(MAX_LENGTH + 2)
  for (const length of lengths) if (length > 0) ofLength[length] = (ofLength[length] ?? 0) + 1
  const next = new Uint32Array(MAX_LENGTH + 2)
  for (let length = 1; length <= MAX_LENGTH; length += 1) {
    next[length + 1] = ((next[length] ?? 0) + (ofLength[length] ?? 0)) << 1
  }
  const codes = new Uint16Array(lengths.length)
  for (let symbol = 0; symbol < lengths.length; symbol += 1) {
    const length = lengths[symbol] ?? 0
    if (length === 0) continue
    const code = next[length] ?? 0
    next[length] = code + 1
    codes[symbol] = reversed(code, length)
  }
  return codes
}

function reversed(bits: number, length: number): number {
  let result = 0
  for (let bit = 0; bit < length; bit += 1) result = (result << 1) | ((bits >> bit) & 1)
  return result
}
