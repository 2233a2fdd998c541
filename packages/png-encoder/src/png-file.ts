import { crc32 } from 'node:zlib'
import { CHUNK_FRAME_BYTES, FIELD_BYTES, SIGNATURE } from './png-format.ts'

// PNG specification (third edition), 11.2.1.
const HEADER_BYTES = 13
const BITS_PER_COLOR = 8
const RED_GREEN_BLUE = 2

/**
 * The zlib header: deflate with a window of 32 KB, and the fastest compression level (RFC 1950,
 * 2.2).
 */
const ZLIB_HEAD = Buffer.of(0x78, 0x01)

/**
 * Makes a chunk in its own ArrayBuffer.
 *
 * @param type four ASCII letters
 */
export function pngChunk(type: string, data: Uint8Array): Buffer<ArrayBuffer> {
  const chunk = Buffer.allocUnsafeSlow(CHUNK_FRAME_BYTES + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, FIELD_BYTES, 'latin1')
  chunk.set(data, 2 * FIELD_BYTES)
  const checked = chunk.subarray(FIELD_BYTES, -FIELD_BYTES)
  chunk.writeUInt32BE(crc32(checked), FIELD_BYTES + checked.length)
  return chunk
}

/**
 * Makes a PNG file of red, green and blue, 8 bits each, in its own ArrayBuffer.
 *
 * @param width in pixels
 * @param height in pixels
 * @param rows the filtered and deflated rows: chunks of type IDAT
 * @param checksum Adler-32 of the filtered rows
 */
export function pngFile(
  width: number,
  height: number,
  rows: readonly Uint8Array[],
  checksum: number,
): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, FIELD_BYTES)
  header.set([BITS_PER_COLOR, RED_GREEN_BLUE], 2 * FIELD_BYTES)
  const tail = Buffer.alloc(FIELD_BYTES)
  tail.writeUInt32BE(checksum)
  return joined([
    SIGNATURE,
    pngChunk('IHDR', header),
    pngChunk('IDAT', ZLIB_HEAD),
    ...rows,
    pngChunk('IDAT', tail),
    pngChunk('IEND', Buffer.of()),
  ])
}

/** Like `Buffer.concat`, which would take the memory of a small file from a shared pool. */
function joined(parts: readonly Uint8Array[]): Buffer<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const whole = Buffer.allocUnsafeSlow(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
