/** A symbol, or a package of two coins, in the terms of the package-merge algorithm. */
type Coin =
  | { readonly weight: number; readonly symbol: number }
  | { readonly weight: number; readonly pair: readonly [Coin, Coin] }

/**
 * Computes the lengths of an optimal prefix code in which no code is longer than `limit` bits, by
 * the package-merge algorithm (Larmore and Hirschberg, 1990).
 *
 * @param counts how often each symbol occurs: at least two symbols, each at least once
 * @returns the length of each symbol's code, in bits
 */
export function codeLengths(counts: Uint32Array, limit: number): number[] {
  const symbols = Array.from(counts, (weight, symbol) => ({ weight, symbol }))
  symbols.sort((a, b) => a.weight - b.weight)
  let coins: Coin[] = symbols
  for (let round = 1; round < limit; round += 1) coins = merge(symbols, inPairs(coins))
  const lengths = new Array<number>(counts.length).fill(0)
  const spend = (coin: Coin): void => {
    if ('pair' in coin) coin.pair.forEach(spend)
    else lengths[coin.symbol] = (lengths[coin.symbol] ?? 0) + 1
  }
  coins.slice(0, 2 * symbols.length - 2).forEach(spend)
  return lengths
}

function inPairs(coins: readonly Coin[]): Coin[] {
  const pairs: Coin[] = []
  let first: Coin | undefined
  for (const coin of coins) {
    if (first !== undefined) pairs.push({ weight: first.weight + coin.weight, pair: [first, coin] })
    first = first === undefined ? coin : undefined
  }
  return pairs
}

/** Merges two lists that are sorted by weight. */
function merge(a: readonly Coin[], b: readonly Coin[]): Coin[] {
  const merged: Coin[] = []
  let next = 0
  for (const coin of b) {
    for (let other = a[next]; other !== undefined && other.weight <= coin.weight; other = a[next]) {
      merged.push(other)
      next += 1
    }
    merged.push(coin)
  }
  return merged.concat(a.slice(next))
}

/** A code: its bits in the lower 24, the first bit lowest, and its length in the upper 8. */
export type Code = number

const LENGTH_SHIFT = 24

/**
 * A code of the lowest `length` bits of `value`, the lowest bit first, as deflate writes numbers.
 */
export const plainBits = (value: number, length: number): Code => value | (length << LENGTH_SHIFT)

/** Concatenates two codes, which must not be longer than 24 bits together. */
export const joined = (first: Code, second: Code): Code =>
  plainBits(bitsOf(first) | (bitsOf(second) << lengthOf(first)), lengthOf(first) + lengthOf(second))

const bitsOf = (code: Code) => code & ((1 << LENGTH_SHIFT) - 1)
const lengthOf = (code: Code) => code >>> LENGTH_SHIFT

/** Assigns codes to the given lengths by deflate's rule (RFC 1951, 3.2.2). */
export function prefixCodes(lengths: readonly number[]): Code[] {
  const codes = lengths.map(() => 0)
  let bits = 0
  for (let length = 1; length <= Math.max(...lengths); length += 1) {
    for (const [symbol, itsLength] of lengths.entries()) {
      if (itsLength !== length) continue
      codes[symbol] = plainBits(reversed(bits, length), length)
      bits += 1
    }
    bits *= 2
  }
  return codes
}

function reversed(bits: number, length: number): number {
  let result = 0
  for (let bit = 0; bit < length; bit += 1) result = (result << 1) | ((bits >> bit) & 1)
  return result
}
