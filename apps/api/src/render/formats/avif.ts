/**
 * AVIF: boxes within boxes, which describe items, and items of AV1 data.
 *
 * Problem: a decoder makes room for what the AV1 data says, and only afterwards compares that with the
 * size that the file states: 3 KB that state 100 × 100 can take 2 GB.
 * Approach: one walk over the boxes that only goes forward. It collects every stated size, those of
 * tiles and of the transparency included, and every size in the AV1 data of any item. The largest
 * counts.
 * Limits: no image sequences (brand `avis`), and no items whose data is scattered over the file.
 */
import { MAX_AVIF_PIXELS } from '@memesmith/contract'
import { readAv1Sizes } from './av1-sizes.ts'
import { readItemLocations } from './avif-item-locations.ts'
import { largerOf, type PictureFormat, type PictureSize } from './picture-format.ts'

/** A picture has about twenty; one that is put together from a hundred tiles, some hundreds. */
const MAX_BOXES = 1000
/** Length and type. */
const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16
/** Version and flags, in boxes that have them. */
const VERSION_BYTES = 4
const BOX_TYPE = /^[A-Za-z0-9]{4}$/

/** Boxes that hold boxes, and how many bytes come before these. */
const CONTAINERS = new Map([
  ['meta', VERSION_BYTES],
  ['iprp', 0],
  ['ipco', 0],
])

interface Box {
  readonly type: string
  /** Offset of its content. */
  readonly start: number
  readonly end: number
}

export const avif: PictureFormat = {
  mimeType: 'image/avif',
  maxPixels: MAX_AVIF_PIXELS,
  // The major brand. With another one a decoder may choose an image sequence instead of the picture.
  matches: (file) => file.toString('latin1', 4, 12) === 'ftypavif',
  readSize,
  findEnd,
}

function readSize(file: Buffer): PictureSize | undefined {
  const boxes = [...boxesOf(file)]
  const stated = boxes.flatMap((box) => readStatedSize(file, box) ?? [])
  if (stated.length === 0) return undefined
  const inlineData = boxes.find(({ type }) => type === 'idat')
  const sizes = [...stated]
  for (const box of boxes) {
    if (box.type !== 'iloc') continue
    const locations = readItemLocations(file.subarray(box.start, box.end))
    if (locations === undefined) return undefined
    for (const { isInline, start, length } of locations) {
      const from = start + (isInline ? (inlineData?.start ?? file.length) : 0)
      const inData = readAv1Sizes(file.subarray(from, from + length))
      if (inData === undefined) return undefined
      sizes.push(...inData)
    }
  }
  return sizes.reduce(largerOf)
}

function readStatedSize(file: Buffer, { type, start, end }: Box): PictureSize | undefined {
  const at = start + VERSION_BYTES
  if (type !== 'ispe' || end < at + 8 || end > file.length) return undefined
  return { width: file.readUInt32BE(at), height: file.readUInt32BE(at + 4) }
}

function findEnd(file: Buffer): number | undefined {
  let count = 0
  let end = 0
  for (const box of boxesOf(file)) {
    count += 1
    end = Math.max(end, box.end)
  }
  return count < MAX_BOXES ? end : undefined
}

/** Boxes in the order of the file, up to the first thing that is none; containers before content. */
function* boxesOf(file: Buffer): Generator<Box> {
  let offset = 0
  for (let boxes = 0; boxes < MAX_BOXES; boxes += 1) {
    const box = readBox(file, offset)
    if (box === undefined) return
    yield box
    const skipped = CONTAINERS.get(box.type)
    offset = skipped === undefined ? box.end : box.start + skipped
  }
}

function readBox(file: Buffer, offset: number): Box | undefined {
  if (offset + HEADER_BYTES > file.length) return undefined
  const type = file.toString('latin1', offset + 4, offset + 8)
  if (!BOX_TYPE.test(type)) return undefined
  const size = file.readUInt32BE(offset)
  // 0: up to the end of the file; 1: a length of 64 bits follows.
  if (size === 0) return { type, start: offset + HEADER_BYTES, end: file.length }
  const isLong = size === 1
  const headerBytes = isLong ? LONG_HEADER_BYTES : HEADER_BYTES
  if (offset + headerBytes > file.length) return undefined
  const length = isLong ? Number(file.readBigUInt64BE(offset + HEADER_BYTES)) : size
  if (length < headerBytes) return undefined
  return { type, start: offset + headerBytes, end: offset + length }
}
