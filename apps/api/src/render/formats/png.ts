import { MAX_UPLOAD_PIXELS } from '@memesmith/contract'
import { MAX_PARTS, type PictureFormat, type PictureSize } from './picture-format.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const IHDR = 0x49484452
const IEND = 0x49454e44
/** A chunk's length, type and checksum. */
const FRAME_BYTES = 12
/** Width and height begin the first chunk, which is always IHDR. */
const WIDTH_AT = 16
const HEIGHT_AT = 20

export const png: PictureFormat = {
  mimeType: 'image/png',
  maxPixels: MAX_UPLOAD_PIXELS,
  matches: (file) => file.subarray(0, SIGNATURE.length).equals(SIGNATURE),
  readSize,
  findEnd,
}

function readSize(file: Buffer): PictureSize | undefined {
  if (file.length < HEIGHT_AT + 4 || file.readUInt32BE(SIGNATURE.length + 4) !== IHDR) {
    return undefined
  }
  return { width: file.readUInt32BE(WIDTH_AT), height: file.readUInt32BE(HEIGHT_AT) }
}

/** Chunks of length, type, data and checksum, the last of them IEND. */
function findEnd(file: Buffer): number | undefined {
  let offset = SIGNATURE.length
  for (let chunks = 0; chunks < MAX_PARTS && offset + FRAME_BYTES <= file.length; chunks += 1) {
    const end = offset + FRAME_BYTES + file.readUInt32BE(offset)
    if (file.readUInt32BE(offset + 4) === IEND) return end
    offset = end
  }
  return undefined
}
