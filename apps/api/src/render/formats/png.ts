import { pngChunks } from '@memesmith/png-encoder'
import {
  MAX_PARTS,
  type PictureFormat,
  type PictureSize,
  USUAL_BYTES_PER_PIXEL,
} from './picture-format.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const HEADER_BYTES = 13

export const png: PictureFormat = {
  mimeType: 'image/png',
  matches: (file) => file.subarray(0, SIGNATURE.length).equals(SIGNATURE),
  readSize,
  bytesPerPixel,
  findEnd,
}

/** Width and height start the first chunk, which is always IHDR. */
function readSize(file: Buffer): PictureSize | undefined {
  const [header] = pngChunks(file)
  if (header?.type !== 'IHDR' || header.data.length !== HEADER_BYTES) return undefined
  return { width: header.data.readUInt32BE(0), height: header.data.readUInt32BE(4) }
}

/** An interlaced picture is kept in memory in addition, until it is complete. */
function bytesPerPixel(file: Buffer): number {
  const [header] = pngChunks(file)
  if (header?.data[12] === 0) return USUAL_BYTES_PER_PIXEL
  return header?.data[8] === 16 ? 12.5 : 8.5
}

function findEnd(file: Buffer): number | undefined {
  let chunks = 0
  for (const { type, end } of pngChunks(file)) {
    if (type === 'IEND') return end
    chunks += 1
    if (chunks === MAX_PARTS) return undefined
  }
  return undefined
}
