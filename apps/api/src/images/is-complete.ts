import type { UPLOAD_TYPES } from '@memesmith/contract'

/**
 * Whether a picture file has its end. Decoders are lenient: they draw what they have of a
 * truncated file and leave the rest grey, and such a picture would be stored for good.
 */
export function isComplete(bytes: Uint8Array, type: (typeof UPLOAD_TYPES)[number]): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  switch (type) {
    case 'image/png':
      return isPngComplete(view)
    case 'image/jpeg':
      return isJpegComplete(view)
    case 'image/gif':
      return isGifComplete(view)
    case 'image/webp':
      // RIFF: a size that counts what follows the first 8 bytes.
      return view.byteLength >= 12 && view.getUint32(4, true) + 8 <= view.byteLength
    case 'image/avif':
      // The decoder itself refuses a truncated AVIF.
      return true
  }
}

/** Chunks of length, type, data and checksum, the last of them IEND. */
function isPngComplete(view: DataView): boolean {
  const IEND = 0x49454e44
  let offset = 8
  while (offset + 12 <= view.byteLength) {
    if (view.getUint32(offset + 4) === IEND) return true
    offset += 12 + view.getUint32(offset)
  }
  return false
}

/** Marker segments up to the scan, and an end marker after it; the EXIF preview has one of its own. */
function isJpegComplete(view: DataView): boolean {
  const SCAN = 0xda
  let offset = 2
  while (offset + 4 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1)
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (marker === SCAN) return hasJpegEnd(view, offset)
    offset += 2 + view.getUint16(offset + 2)
  }
  return false
}

/** Cameras append other data after the picture, so the end is looked for from behind. */
function hasJpegEnd(view: DataView, from: number): boolean {
  for (let offset = view.byteLength - 2; offset > from; offset -= 1) {
    if (view.getUint16(offset) === 0xffd9) return true
  }
  return false
}

/** Blocks up to the end of the first frame, the one that is used. */
function isGifComplete(view: DataView): boolean {
  const colorTableBytes = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0)
  const byteAt = (offset: number) => (offset < view.byteLength ? view.getUint8(offset) : -1)
  const skipSubBlocks = (start: number) => {
    let offset = start
    for (let size = byteAt(offset); size > 0; size = byteAt(offset)) offset += size + 1
    return offset
  }
  let offset = 13 + colorTableBytes(byteAt(10))
  while (byteAt(offset) === 0x21) offset = skipSubBlocks(offset + 2) + 1
  if (byteAt(offset) !== 0x2c) return false
  const data = offset + 11 + colorTableBytes(byteAt(offset + 9))
  return byteAt(skipSubBlocks(data)) === 0
}
