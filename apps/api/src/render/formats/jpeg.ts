import { type JpegFrame, readJpegFrame } from './jpeg-frame.ts'
import {
  MAX_PARTS,
  type PictureFormat,
  type PictureSize,
  USUAL_BYTES_PER_PIXEL,
} from './picture-format.ts'
import { skipZeros } from './skip-zeros.ts'

const START = 0xd8
const END = 0xd9
const SCAN = 0xda
const FILL = 0xff
/** Frame header markers are 0xc0 to 0xcf, without these tables and one reserved marker. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc]
/**
 * A progressive picture usually has about ten scans. A decoder processes the whole picture for each
 * of them, however few bytes it has.
 */
const MAX_SCANS = 100
/** Pixels times components, over all scans; a decoder processes 500 million per second. */
const MAX_SCANNED_SAMPLES = 450_000_000
/** Bytes of a progressive picture's coefficients, which are kept until the last scan. */
const BYTES_PER_COEFFICIENT = 2
const BYTES_PER_DECODED_PIXEL = 4

interface Segment {
  readonly marker: number
  /** Offset of the byte 0xff before the marker. */
  readonly start: number
  readonly end: number
}

export const jpeg: PictureFormat = {
  mimeType: 'image/jpeg',
  matches: (file) => isStart(file, 0) && file[2] === 0xff,
  readSize,
  bytesPerPixel,
  problem,
  findEnd,
}

const isStart = (file: Buffer, offset: number) =>
  file[offset] === 0xff && file[offset + 1] === START
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker)
/** A marker without a length field. */
const isAlone = (marker: number) =>
  marker === START || marker === END || marker === 0x01 || isRestart(marker)

function readSize(file: Buffer): PictureSize | undefined {
  return readHead(file)?.frame
}

/** The segments before the data of the first scan. */
function readHead(file: Buffer) {
  let frame: JpegFrame | undefined
  for (const { marker, start, end } of segmentsOf(file)) {
    if (isFrame(marker)) frame ??= readJpegFrame(file.subarray(start, Math.min(end, file.length)))
    if (marker === END) return undefined
    if (marker === SCAN) return frame && { frame, firstScan: file[start + 4] ?? 0 }
  }
  return undefined
}

/** With several scans a decoder keeps the coefficients of the whole picture. */
function bytesPerPixel(file: Buffer): number {
  const head = readHead(file)
  if (head === undefined) return USUAL_BYTES_PER_PIXEL
  const { frame, firstScan } = head
  if (!frame.isProgressive && firstScan >= frame.components) return USUAL_BYTES_PER_PIXEL
  const kept = BYTES_PER_COEFFICIENT * frame.samplesPerPixel
  return Math.max(USUAL_BYTES_PER_PIXEL, BYTES_PER_DECODED_PIXEL + kept)
}

function problem(file: Buffer): string | undefined {
  if (readHead(file)?.frame.isUsual !== false) return undefined
  return /*i18n*/ 'This picture is a JPEG of a kind that browsers do not show, such as arithmetic coding or lossless. Save it again as a usual JPEG, or as a PNG.'
}

/** The end of the last picture: cameras append more pictures, separated by zeros. */
function findEnd(file: Buffer): number | undefined {
  const frame = readHead(file)?.frame
  const pixels = frame === undefined ? 0 : frame.width * frame.height
  let end: number | undefined
  let [scans, samples] = [0, 0]
  for (const segment of segmentsOf(file)) {
    if (segment.marker === END) end = segment.end
    if (segment.marker !== SCAN) continue
    scans += 1
    samples += pixels * Math.max(1, file[segment.start + 4] ?? 0)
    // A decoder reads only the first picture.
    const isTooMuch = end === undefined && samples > MAX_SCANNED_SAMPLES
    if (scans > MAX_SCANS || isTooMuch) return undefined
  }
  return end
}

/** Walks segments by their lengths. After a picture's end it continues if another one begins. */
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
 * In scan data 0xff is escaped by a following 0, and restart markers are part of the data. Uses a
 * plain loop: `indexOf` would cost a call per 0xff, and a file may consist of them.
 */
function skipScan(file: Buffer, start: number): number {
  let offset = start
  while (offset + 1 < file.length) {
    if (file[offset] !== 0xff) {
      offset += 1
      continue
    }
    const next = file.readUInt8(offset + 1)
    if (next !== 0 && !isRestart(next)) return offset
    offset += 2
  }
  return file.length
}
