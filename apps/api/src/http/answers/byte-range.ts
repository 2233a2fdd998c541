import type { FastifyRequest } from 'fastify'

/** A part of a file: the first byte, and the one after the last. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** Only one range is served; a client that asks for more gets the whole file. */
const RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/

/**
 * The part of a file that a request asks for (RFC 9110, 14).
 *
 * @param etag of the file, for `If-Range`
 * @param length of the file in bytes
 * @returns undefined for the whole file, `unsatisfiable` for a part that does not exist
 */
export function rangeOf(
  { headers, method }: Pick<FastifyRequest, 'headers' | 'method'>,
  etag: string,
  length: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = RANGE.exec(headers.range ?? '') ?? []
  if (method !== 'GET' || (first === '' && last === '')) return undefined
  const condition = headers['if-range']
  if (condition !== undefined && condition !== etag) return undefined
  if (first === '') {
    // The last bytes.
    const count = Math.min(Number(last), length)
    return count === 0 ? 'unsatisfiable' : { start: length - count, end: length }
  }
  const start = Number(first)
  // Not a range, so it is ignored.
  if (last !== '' && Number(last) < start) return undefined
  const end = last === '' ? length : Math.min(Number(last) + 1, length)
  return start < end ? { start, end } : 'unsatisfiable'
}
