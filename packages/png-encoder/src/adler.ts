/** The largest prime number below 65536 (RFC 1950, 8.2). */
const MODULUS = 65_521

export const ADLER_OF_NOTHING = 1

/**
 * Combines the Adler-32 checksums of two byte sequences into that of their concatenation.
 *
 * @param length bytes in the second sequence
 */
export function joinAdler(first: number, second: number, length: number): number {
  const sum = (first & 0xffff) + (second & 0xffff) - ADLER_OF_NOTHING
  const sumOfSums =
    (first >>> 16) + (second >>> 16) + (length % MODULUS) * ((first & 0xffff) - ADLER_OF_NOTHING)
  return (((sumOfSums % MODULUS) << 16) | (sum % MODULUS)) >>> 0
}
