import type { UPLOAD_TYPES } from '@memesmith/contract'

/**
 * Where a picture ends in its file; undefined when its end is missing. Decoders are lenient: they
 * draw what they have of a truncated file and leave the rest grey, and such a picture would be
 * stored for good.
 *
 * @param start where the picture begins in the file
 */
export function findImageEnd(
  file: Buffer,
  type: (typeof UPLOAD_TYPES)[number],
  start = 0,
): number | undefined {
  const end = walkers[type](file, start)
  return end !== undefined && end <= file.length ? end : undefined
}

/** Each goes over the parts of a file by the lengths that these state, as far as the file goes. */
const walkers = {
  'image/png': walkPng,
  'image/jpeg': walkJpeg,
  'image/gif': walkGif,
  'image/webp': walkWebp,
  'image/avif': walkAvif,
} satisfies Record<(typeof UPLOAD_TYPES)[number], Walker>

type Walker = (file: Buffer, start: number) => number | undefined

/** Chunks of length, type, data and checksum, the last of them IEND. */
function walkPng(file: Buffer, start: number): number | undefined {
  const IEND = 0x49454e44
  let offset = start + 8
  while (offset + 12 <= file.length) {
    const end = offset + 12 + file.readUInt32BE(offset)
    if (file.readUInt32BE(offset + 4) === IEND) return end
    offset = end
  }
  return undefined
}

/** Segments with their lengths; only a scan's data goes on until a marker ends it. */
function walkJpeg(file: Buffer, start: number): number | undefined {
  const [SCAN, END] = [0xda, 0xd9]
  let offset = start + 2
  while (offset + 4 <= file.length + 2 && file[offset] === 0xff) {
    const marker = file[offset + 1] ?? 0
    if (marker === END) return offset + 2
    if (marker === 0xff) offset += 1
    else if (marker === 0x01 || isRestart(marker)) offset += 2
    else if (offset + 4 > file.length) return undefined
    else {
      offset += 2 + file.readUInt16BE(offset + 2)
      if (marker === SCAN) offset = skipScan(file, offset)
    }
  }
  return undefined
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** In a scan's data 0xff stands for itself before a 0, and restart markers belong to it. */
function skipScan(file: Buffer, start: number): number {
  let offset = file.indexOf(0xff, start)
  while (offset !== -1) {
    const next = file[offset + 1] ?? 0
    if (next !== 0 && !isRestart(next)) return offset
    offset = file.indexOf(0xff, offset + 2)
  }
  return file.length
}

/**
 * Blocks: extensions, and frames of sub-blocks, up to the trailer. A frame beyond the stated size is
 * damage: decoders make the picture as large as its frames, whatever the header says.
 */
function walkGif(file: Buffer, start: number): number | undefined {
  const [EXTENSION, FRAME, TRAILER] = [0x21, 0x2c, 0x3b]
  const colorTableBytes = (flags = 0) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const sizeAt = (offset: number) => (file[offset] ?? 0) + (file[offset + 1] ?? 0) * 256
  const isInside = (frame: number) =>
    [1, 3].every((at) => sizeAt(frame + at) + sizeAt(frame + at + 4) <= sizeAt(start + at + 5))
  let offset = start + 13 + colorTableBytes(file[start + 10])
  while (offset < file.length) {
    const block = file[offset]
    if (block === TRAILER) return offset + 1
    if (block === EXTENSION) offset += 2
    else if (block === FRAME && isInside(offset)) offset += 11 + colorTableBytes(file[offset + 9])
    else return undefined
    for (let size = file[offset]; size !== 0; size = file[offset]) {
      if (size === undefined) return undefined
      offset += size + 1
    }
    offset += 1
  }
  return undefined
}

/** RIFF: a size that counts what follows the first 8 bytes, padded to an even number. */
function walkWebp(file: Buffer, start: number): number | undefined {
  if (start + 12 > file.length) return undefined
  const size = file.readUInt32LE(start + 4)
  return start + 8 + size + (size % 2)
}

/** Boxes, up to the first thing that is none; the decoder itself refuses a truncated AVIF. */
function walkAvif(file: Buffer, start: number): number | undefined {
  let offset = start
  while (
    offset + 16 <= file.length &&
    /^[a-z]{4}$/.test(file.toString('latin1', offset + 4, offset + 8))
  ) {
    const size = file.readUInt32BE(offset)
    // 0: up to the end of the file; 1: a length of 64 bits follows.
    if (size === 0) return file.length
    const length = size === 1 ? Number(file.readBigUInt64BE(offset + 8)) : size
    if (length < 8) return undefined
    offset += length
  }
  return offset
}
