import { CHUNK_FRAME_BYTES, FIELD_BYTES, SIGNATURE } from './png-format.ts'

/** A chunk of a PNG file. `data` is a view of the file's memory. */
export interface PngChunk {
  /** Four bytes, read as Latin-1. */
  readonly type: string
  readonly data: Buffer
  /** Offset of its length field, in bytes from the file's start. */
  readonly start: number
  /** The offset after its checksum. */
  readonly end: number
}

/**
 * Walks the chunks of a PNG file up to IEND, without copying or decoding anything.
 *
 * Accepts any bytes. A file without the signature has no chunks. A truncated chunk is not yielded,
 * so a truncated file has no IEND. Each step reads only the eight bytes of a chunk's head.
 * Checksums are not verified.
 */
export function* pngChunks(file: Uint8Array): Generator<PngChunk, void, undefined> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return
  let start = SIGNATURE.length
  while (start + CHUNK_FRAME_BYTES <= bytes.length) {
    const end = start + CHUNK_FRAME_BYTES + bytes.readUInt32BE(start)
    if (end > bytes.length) return
    const dataStart = start + 2 * FIELD_BYTES
    const type = bytes.toString('latin1', start + FIELD_BYTES, dataStart)
    yield { type, data: bytes.subarray(dataStart, end - FIELD_BYTES), start, end }
    if (type === 'IEND') return
    start = end
  }
}
