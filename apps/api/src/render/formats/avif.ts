/**
 * AVIF: nested boxes that describe items of AV1 data.
 *
 * Problem: a decoder allocates the size in the AV1 data, and only afterwards compares it with the
 * size that the file declares: 3 KB that declare 100 × 100 can take 2 GB. And if a parser's rules
 * for boxes differ from the decoder's, a file can hide another picture.
 * Approach: boxes are only accepted where a decoder looks for them, each of them once, and each
 * must lie within its parent. All declared sizes are collected, including those of tiles and of the
 * alpha channel, and all sizes in the AV1 data of any item. The largest counts; for a grid of
 * tiles, their sum.
 * Limits: no image sequences (brand `avis`), and no items with data in several extents.
 */
import { readAv1Sizes } from './av1-sizes.ts'
import { type Box, MAX_BOXES, readBoxesIn, readTopBoxes } from './avif-boxes.ts'
import { readItemLocations } from './avif-item-locations.ts'
import { largerOf, type PictureFormat, type PictureSize } from './picture-format.ts'

/** Version and flags, in boxes that have them. */
const VERSION_BYTES = 4
/** Peak memory of the decoder's own planes, their RGB copies, and the usual buffers. */
const BYTES_PER_PIXEL = 22.5
/**
 * Boxes in `meta`: item locations, item data, item types, item properties, and the primary item.
 */
const ONCE_IN_META = ['iloc', 'idat', 'iinf', 'iprp', 'pitm']

export const avif: PictureFormat = {
  mimeType: 'image/avif',
  // The major brand. With another one a decoder may choose an image sequence instead of the
  // picture.
  matches: (file) => file.toString('latin1', 4, 12) === 'ftypavif',
  readSize,
  bytesPerPixel: () => BYTES_PER_PIXEL,
  findEnd,
}

function readSize(file: Buffer): PictureSize | undefined {
  const description = readDescription(file)
  if (description === undefined) return undefined
  const stated = readStatedSizes(file, description)
  const [first] = stated ?? []
  const inData = readSizesInData(file, description)
  if (stated === undefined || first === undefined || inData === undefined) return undefined
  const largest = [...stated, ...inData].reduce(largerOf)
  if (!hasTiles(file, description)) return largest
  const tiles = inData.reduce((pixels, { width, height }) => pixels + width * height, 0)
  return largerOf(largest, { width: tiles, height: 1 })
}

/** The boxes in the only `meta` box. */
function readDescription(file: Buffer): Box[] | undefined {
  const metas = readTopBoxes(file).filter(({ type }) => type === 'meta')
  const [meta] = metas
  if (meta === undefined || metas.length > 1) return undefined
  const boxes = readBoxesIn(file, { start: meta.start + VERSION_BYTES, end: meta.end })
  const isTwice = ONCE_IN_META.some((type) => allOf(boxes ?? [], type).length > 1)
  return isTwice ? undefined : boxes
}

/** The boxes in the only property list. */
function readStatedSizes(file: Buffer, description: readonly Box[]): PictureSize[] | undefined {
  const [properties] = allOf(description, 'iprp')
  const lists = properties && readBoxesIn(file, properties)
  const [list, ...others] = allOf(lists ?? [], 'ipco')
  if (list === undefined || others.length > 0) return undefined
  const boxes = readBoxesIn(file, list)
  return boxes?.flatMap((box) => readStatedSize(file, box) ?? [])
}

function readStatedSize(file: Buffer, { type, start, end }: Box): PictureSize | undefined {
  const at = start + VERSION_BYTES
  if (type !== 'ispe' || end < at + 8) return undefined
  return { width: file.readUInt32BE(at), height: file.readUInt32BE(at + 4) }
}

function readSizesInData(file: Buffer, description: readonly Box[]): PictureSize[] | undefined {
  const [places] = allOf(description, 'iloc')
  const [inlineData] = allOf(description, 'idat')
  if (places === undefined) return []
  const locations = readItemLocations(file.subarray(places.start, places.end))
  if (locations === undefined) return undefined
  const sizes: PictureSize[] = []
  for (const { isInline, start, length } of locations) {
    const from = start + (isInline ? (inlineData?.start ?? file.length) : 0)
    const inData = readAv1Sizes(file.subarray(from, from + length))
    if (inData === undefined) return undefined
    sizes.push(...inData)
  }
  return sizes
}

/** Whether an item may have a type that derives from others, such as a grid. */
const hasTiles = (file: Buffer, description: readonly Box[]): boolean =>
  allOf(description, 'iinf').some(({ start, end }) => file.subarray(start, end).includes('grid'))

const allOf = (boxes: readonly Box[], type: string): Box[] =>
  boxes.filter((box) => box.type === type)

function findEnd(file: Buffer): number | undefined {
  const boxes = readTopBoxes(file)
  return boxes.length < MAX_BOXES ? boxes.at(-1)?.end : undefined
}
