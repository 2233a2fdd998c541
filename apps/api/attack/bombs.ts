/** Small files that need far more memory to decode, and other malicious images. */
import { deflateSync } from 'node:zlib'
import { pngChunk } from '@memesmith/png-encoder'

export interface Bomb {
  readonly name: string
  readonly file: Buffer
  /** The status that the server must answer; undefined if it may accept or reject the file. */
  readonly status?: number
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
const HTML = '<!doctype html><script>document.title="Evil"</script>'
const NOTHING: Buffer = Buffer.alloc(0)
const MEGABYTE = 1024 * 1024

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const ihdr = (width: number, height: number, kind: readonly number[]) =>
  pngChunk('IHDR', Buffer.concat([uint32(width), uint32(height), Buffer.from(kind)]))

/** A black PNG; `extra` comes before its pixel data. */
function png(
  width: number,
  height: number,
  { depth = 1, colorType = 0, interlace = 0, extra = NOTHING, rows = height } = {},
) {
  const samples = colorType === 6 ? 4 : 1
  const row = 1 + Math.ceil((width * depth * samples) / 8)
  const pixels = pngChunk('IDAT', deflateSync(Buffer.alloc(row * rows), { level: 9 }))
  const parts = [SIGNATURE, ihdr(width, height, [depth, colorType, 0, 0, interlace]), extra, pixels]
  return Buffer.concat([...parts, pngChunk('IEND', Buffer.alloc(0))])
}

/** A GIF that repeats one small frame. */
function gif(frames: number, width = 10, height = 10, frameSide = 10): Buffer {
  const head = Buffer.from('47494638396100000000910000ffffffff00000000ff000000', 'hex')
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  const frame = Buffer.from(
    '21f9040001000000002c000000000a000a000002168c2d99872a1cdc33a00275ec95faa8de608c04914c0100',
    'hex',
  )
  frame.writeUInt16LE(frameSide, 13)
  frame.writeUInt16LE(frameSide, 15)
  const forever = Buffer.from('21ff0b4e45545343415045322e300301000000', 'hex')
  return Buffer.concat([
    head,
    forever,
    Buffer.alloc(frame.length * frames, frame),
    Buffer.from(';'),
  ])
}

/** The JPEG with this much metadata after its first marker. */
function withMetadata(jpeg: Buffer, bytes: number): Buffer {
  const segment = Buffer.alloc(65_535 + 2)
  segment.writeUInt16BE(0xffe1)
  segment.writeUInt16BE(65_535, 2)
  segment.write('Exif\0\0', 4)
  const segments = Array.from({ length: Math.ceil(bytes / segment.length) }, () => segment)
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])
}

const zeros = deflateSync(Buffer.alloc(200 * MEGABYTE))

/** @param jpeg a small valid JPEG */
export const makeBombs = (jpeg: Buffer): readonly Bomb[] => [
  { name: 'a PNG of 50,000 × 50,000', file: png(50_000, 50_000, { rows: 10 }), status: 413 },
  { name: 'a GIF of 65,535 × 65,535', file: gif(1, 65_535, 65_535), status: 413 },
  { name: 'a GIF whose frame is larger than it says', file: gif(1, 10, 10, 50_000), status: 422 },
  { name: 'a PNG of 2 billion × 1', file: png(2 ** 31 - 1, 1, { rows: 0 }), status: 413 },
  { name: 'a PNG of 0 × 0', file: png(0, 0), status: 422 },
  { name: 'a PNG of 49 megapixels', file: png(7000, 7000), status: 413 },
  { name: 'a PNG of 26 megapixels', file: png(5200, 5000), status: 201 },
  {
    name: 'one with 64 bits a pixel',
    file: png(5200, 5000, { depth: 16, colorType: 6 }),
    status: 201,
  },
  {
    name: 'an interlaced one',
    file: png(5000, 5000, { depth: 16, colorType: 6, interlace: 1 }),
    status: 413,
  },
  { name: 'a PNG one pixel high', file: png(50_000, 1), status: 201 },
  { name: 'a PNG without its pixels', file: png(5000, 5000, { rows: 3 }) },
  { name: 'a GIF of 300,000 frames', file: gif(300_000) },
  { name: 'a GIF of 65,535 × 700 with 100,000 frames', file: gif(100_000, 65_535, 700) },
  { name: 'a JPEG with 9 MB of metadata', file: withMetadata(jpeg, 9 * MEGABYTE), status: 201 },
  {
    name: 'a PNG with a text of 200 MB, compressed',
    file: png(10, 10, {
      extra: pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0', 'latin1'), zeros])),
    }),
  },
  {
    name: 'a PNG with a color profile of 200 MB, compressed',
    file: png(10, 10, {
      extra: pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0', 'latin1'), zeros])),
    }),
  },
  {
    name: 'a PNG with 100,000 empty chunks',
    file: png(10, 10, {
      extra: Buffer.alloc(12 * 100_000, pngChunk('tEXt', Buffer.alloc(0))),
    }),
  },
  {
    name: 'a PNG with a page in its text',
    file: png(10, 10, { extra: pngChunk('tEXt', Buffer.from(`a\0${HTML}`)) }),
    status: 201,
  },
  {
    name: 'a PNG with a page behind it',
    file: Buffer.concat([png(10, 10), Buffer.from(HTML)]),
    status: 422,
  },
  { name: 'a page that begins like a GIF', file: Buffer.from(`GIF89a/*${HTML}*/`) },
  { name: 'a page', file: Buffer.from(HTML), status: 415 },
]
