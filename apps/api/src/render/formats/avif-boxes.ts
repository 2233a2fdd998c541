/** AVIF boxes: a length, a type of four letters, and the content. */

export interface Box {
  readonly type: string
  /** Offset of its content. */
  readonly start: number
  readonly end: number
}

interface Range {
  readonly start: number
  readonly end: number
}

/** A picture has about twenty; a grid of a hundred tiles has several hundred. */
export const MAX_BOXES = 1000
/** Length and type. */
const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16
const BOX_TYPE = /^[A-Za-z0-9]{4}$/

/** The top-level boxes, up to the first invalid one. The last one may extend beyond the file. */
export function readTopBoxes(file: Buffer): Box[] {
  const boxes: Box[] = []
  for (let offset = 0; boxes.length < MAX_BOXES; ) {
    const box = readBox(file, offset, file.length)
    if (box === undefined || !BOX_TYPE.test(box.type)) break
    boxes.push(box)
    offset = box.end
  }
  return boxes
}

/**
 * The boxes within a box.
 *
 * @returns undefined when they do not fill the box exactly, or are too many: a decoder that
 *   continues where this stops, or elsewhere, would find another picture.
 */
export function readBoxesIn(file: Buffer, { start, end }: Range): Box[] | undefined {
  if (end > file.length) return undefined
  const boxes: Box[] = []
  for (let offset = start; offset < end; ) {
    const box = readBox(file, offset, end)
    const isInside = box !== undefined && box.end <= end
    if (!isInside || boxes.length === MAX_BOXES) return undefined
    boxes.push(box)
    offset = box.end
  }
  return boxes
}

/** @param limit the end of the file, or of the enclosing box */
function readBox(file: Buffer, offset: number, limit: number): Box | undefined {
  if (offset + HEADER_BYTES > limit) return undefined
  const type = file.toString('latin1', offset + 4, offset + 8)
  const size = file.readUInt32BE(offset)
  // Length 0: up to the end of the file, which a nested box must not use; 1: a 64-bit length
  // follows.
  if (size === 0) return { type, start: offset + HEADER_BYTES, end: file.length }
  const isLong = size === 1
  const headerBytes = isLong ? LONG_HEADER_BYTES : HEADER_BYTES
  if (offset + headerBytes > limit) return undefined
  const length = isLong ? Number(file.readBigUInt64BE(offset + HEADER_BYTES)) : size
  if (length < headerBytes) return undefined
  return { type, start: offset + headerBytes, end: offset + length }
}
