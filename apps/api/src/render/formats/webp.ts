import {
  MAX_PARTS,
  type PictureFormat,
  type PictureSize,
  USUAL_BYTES_PER_PIXEL,
} from './picture-format.ts'

/** `RIFF`, a size, `WEBP`. */
const FILE_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const FIRST_DATA_AT = FILE_HEADER_BYTES + CHUNK_HEADER_BYTES
/** The part of the first chunk that each of the three kinds needs to declare its size. */
const SIZE_BYTES = 10

export const webp: PictureFormat = {
  mimeType: 'image/webp',
  matches: (file) =>
    file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP',
  readSize,
  bytesPerPixel,
  findEnd,
}

/** Three kinds: lossy, lossless, and extended, whose canvas contains every frame. */
function readSize(file: Buffer): PictureSize | undefined {
  const data = file.subarray(FIRST_DATA_AT)
  if (data.length < SIZE_BYTES) return undefined
  switch (file.toString('latin1', FILE_HEADER_BYTES, FILE_HEADER_BYTES + 4)) {
    case 'VP8 ':
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff }
    case 'VP8L': {
      const bits = data.readUInt32LE(1)
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 }
    default:
      return undefined
  }
}

/** Lossless data, alpha and frames: the decoder has a second copy of the picture. */
const LARGE_CHUNKS = ['VP8L', 'ALPH', 'ANMF']
const LARGE_BYTES_PER_PIXEL = 9

function bytesPerPixel(file: Buffer): number {
  const isLarge = LARGE_CHUNKS.some((chunk) => file.includes(chunk))
  return isLarge ? LARGE_BYTES_PER_PIXEL : USUAL_BYTES_PER_PIXEL
}

/** The RIFF size excludes the first 8 bytes, and is padded to an even number. */
function findEnd(file: Buffer): number | undefined {
  if (file.length < FILE_HEADER_BYTES) return undefined
  const size = file.readUInt32LE(4)
  const end = CHUNK_HEADER_BYTES + size + (size % 2)
  return end <= file.length && hasFewChunks(file, end) ? end : undefined
}

function hasFewChunks(file: Buffer, end: number): boolean {
  let chunks = 0
  for (let offset = FILE_HEADER_BYTES; offset + CHUNK_HEADER_BYTES <= end; chunks += 1) {
    if (chunks === MAX_PARTS) return false
    const size = file.readUInt32LE(offset + 4)
    offset += CHUNK_HEADER_BYTES + size + (size % 2)
  }
  return true
}
