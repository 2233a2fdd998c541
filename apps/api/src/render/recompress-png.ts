import { promisify } from 'node:util'
import { constants, crc32, deflate, inflate, type ZlibOptions } from 'node:zlib'
import { freeBytes } from '../free-bytes.ts'

const SIGNATURE_BYTES = 8
/** Of a chunk's length, its type, and its checksum (PNG specification, 5.3). */
const FIELD_BYTES = 4

const inflateAsync = promisify<Buffer, ZlibOptions, Buffer>(inflate)
const deflateAsync = promisify<Buffer, ZlibOptions, Buffer>(deflate)

/** Whole pictures at once: the usual 16 KB take twice as long. */
const chunkSize = 4 * 1024 * 1024

/**
 * The same picture with its pixels compressed once more: runs are found, and the codes are fitted
 * to the picture. Lossless, and off the main thread.
 *
 * @param png as an encoder of ours has just written it: sound, and without an animation
 */
export async function recompressPng(png: Buffer): Promise<Buffer> {
  const chunks = readChunks(png)
  const pixels = await inflateAsync(
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
    { chunkSize },
  )
  const data = await deflateAsync(pixels, { strategy: constants.Z_RLE, chunkSize })
  freeBytes(pixels)
  const head = chunks.slice(
    0,
    chunks.findIndex(({ type }) => type === 'IDAT'),
  )
  const end = chunks.slice(-1)
  return Buffer.concat([
    png.subarray(0, SIGNATURE_BYTES),
    ...[...head, { type: 'IDAT', data }, ...end].map(writeChunk),
  ])
}

interface Chunk {
  readonly type: string
  readonly data: Buffer
}

function readChunks(png: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  let offset = SIGNATURE_BYTES
  while (offset < png.length) {
    const start = offset + 2 * FIELD_BYTES
    const end = start + png.readUInt32BE(offset)
    chunks.push({
      type: png.toString('latin1', offset + FIELD_BYTES, start),
      data: png.subarray(start, end),
    })
    offset = end + FIELD_BYTES
  }
  return chunks
}

function writeChunk({ type, data }: Chunk): Buffer {
  const chunk = Buffer.alloc(3 * FIELD_BYTES + data.length)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, FIELD_BYTES, 'latin1')
  data.copy(chunk, 2 * FIELD_BYTES)
  const checked = chunk.subarray(FIELD_BYTES, -FIELD_BYTES)
  chunk.writeUInt32BE(crc32(checked), FIELD_BYTES + checked.length)
  return chunk
}
