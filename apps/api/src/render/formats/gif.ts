import { type PictureFormat, USUAL_BYTES_PER_PIXEL } from './picture-format.ts'

const EXTENSION = 0x21
const FRAME = 0x2c
const TRAILER = 0x3b
const HEADER_BYTES = 13
/** Extensions and frames. An animation of too many frames gets a message of its own. */
const MAX_BLOCKS = 200_000
/** Each contains up to 255 bytes, and encoders fill them: 10 MB are about 40,000. */
const MAX_SUB_BLOCKS = 200_000

export const gif: PictureFormat = {
  mimeType: 'image/gif',
  matches: (file) => /^GIF8[79]a$/.test(file.toString('latin1', 0, 6)),
  readSize: (file) =>
    file.length < HEADER_BYTES
      ? undefined
      : { width: file.readUInt16LE(6), height: file.readUInt16LE(8) },
  bytesPerPixel: () => USUAL_BYTES_PER_PIXEL,
  findEnd,
}

const colorTableBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)

/** Walks the blocks (extensions, and frames of sub-blocks) up to the trailer. */
function findEnd(file: Buffer): number | undefined {
  let offset = HEADER_BYTES + colorTableBytes(file[10])
  let subBlocks = 0
  for (let blocks = 0; blocks < MAX_BLOCKS && offset < file.length; blocks += 1) {
    const block = file[offset]
    if (block === TRAILER) return offset + 1
    if (block === EXTENSION) offset += 2
    else if (block === FRAME && isInside(file, offset))
      offset += 11 + colorTableBytes(file[offset + 9])
    else return undefined
    for (let size = file[offset]; size !== 0; size = file[offset]) {
      subBlocks += 1
      if (size === undefined || subBlocks > MAX_SUB_BLOCKS) return undefined
      offset += size + 1
    }
    offset += 1
  }
  return undefined
}

/**
 * Whether a frame lies within the declared size. Otherwise the file counts as damaged, because
 * decoders extend the picture to its frames.
 */
function isInside(file: Buffer, frame: number): boolean {
  const at = (offset: number) => (file[offset] ?? 0) + (file[offset + 1] ?? 0) * 256
  return at(frame + 1) + at(frame + 5) <= at(6) && at(frame + 3) + at(frame + 7) <= at(8)
}
