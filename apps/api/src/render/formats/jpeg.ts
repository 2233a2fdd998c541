import { MAX_UPLOAD_PIXELS } from '@memesmith/contract'
import { MAX_PARTS, type PictureFormat, type PictureSize } from './picture-format.ts'
import { skipZeros } from './skip-zeros.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const FILL = 0xff
/** Markers of the frame headers are 0xc0 to 0xcf, without these: tables, and one that is reserved. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]
const FRAME_HEADER_BYTES = 9
/**
 * A progressive picture is sent in about ten scans. A decoder goes over the whole picture for each of
 * them, however few bytes it has.
 */
const MAX_SCANS = 100

interface Segment {
  readonly marker: number
  /** Offset of the byte 0xff before the marker. */
  readonly start: number
  readonly end: number
}

export const jpeg: PictureFormat = {
  mimeType: 'image/jpeg',
  maxPixels: MAX_UPLOAD_PIXELS,
  matches: (file) => isStart(file, 0) && file[2] === 0xff,
  readSize,
  findEnd,
}

const isStart = (file: Buffer, offset: number) =>
  file[offset] === 0xff && file[offset + 1] === START
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
/** A marker without a length after it. */
const isAlone = (marker: number) =>
  marker === START || marker === END || marker === 0x01 || isRestart(marker)

function readSize(file: Buffer): PictureSize | undefined {
  for (const { marker, start } of segmentsOf(file)) {
    if (marker === SCAN || marker === END) return undefined
    if (!isFrame(marker) || start + FRAME_HEADER_BYTES > file.length) continue
    return { height: file.readUInt16BE(start + 5), width: file.readUInt16BE(start + 7) }
  }
  return undefined
}

/** The end of the last picture: cameras append further ones, with zeros between them. */
function findEnd(file: Buffer): number | undefined {
  let end: number | undefined
  let scans = 0
  for (const segment of segmentsOf(file)) {
    if (segment.marker === END) end = segment.end
    if (segment.marker === SCAN) scans += 1
    if (scans > MAX_SCANS) return undefined
  }
  return end
}

/** Segments with their lengths. After a picture's end they go on where another one begins. */
function* segmentsOf(file: Buffer): Generator<Segment> {
  let offset = 0
  for (let parts = 0; parts < MAX_PARTS && offset + 2 <= file.length; parts += 1) {
    const marker = file.readUInt8(offset + 1)
    if (file[offset] !== 0xff) return
    if (marker === FILL) {
      offset += 1
      continue
    }
    if (!isAlone(marker) && offset + 4 > file.length) return
    const end = offset + 2 + (isAlone(marker) ? 0 : file.readUInt16BE(offset + 2))
    yield { marker, start: offset, end }
    offset = marker === SCAN ? skipScan(file, end) : end
    if (marker !== END) continue
    offset = skipZeros(file, end)
    if (!isStart(file, offset)) return
  }
}

/**
 * In a scan's data 0xff stands for itself before a 0, and restart markers belong to it. A plain loop:
 * `indexOf` costs a call for every 0xff, and a file may consist of them.
 */
function skipScan(file: Buffer, start: number): number {
  for (let offset = start; offset + 1 < file.length; offset += 1) {
    if (file[offset] !== 0xff) continue
    const next = file.readUInt8(offset + 1)
    if (next !== 0 && !isRestart(next)) return offset
  }
  return file.length
}
