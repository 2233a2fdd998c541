/** Images that are cheap to send and expensive for a careless parser. */
import { deflateSync } from 'node:zlib'
import { pngChunk } from '@memesmith/png-encoder'
import { makePicture } from '../src/testing/pictures.ts'
import { behindDecoy, box, describedTwice } from './hidden-avif.ts'
import { makeJpeg } from './make-jpeg.ts'

export interface SlowPicture {
  readonly name: string
  readonly file: Buffer
  /** The status that the server must answer. */
  readonly status: 413 | 415 | 422
}

/** Just under the upload limit, in bytes. */
const BYTES = 10 * 1024 * 1024 - 1000
const NOTHING: Buffer = Buffer.alloc(0)

const hex = (digits: string) => Buffer.from(digits, 'hex')

/** The part that repeats up to the limit. */
const fill = (before: Buffer, again: Buffer, after = NOTHING): Buffer => {
  const room = BYTES - before.length - after.length
  const times = Math.floor(room / again.length)
  return Buffer.concat([before, Buffer.alloc(times * again.length, again), after])
}

const FTYP = box('ftyp', Buffer.from('avif\0\0\0\0avifmif1miaf', 'latin1'))
const ISPE = box('ispe', hex('000000000000000a0000000a'))
const EMPTY_ISPE = box('ispe', Buffer.alloc(12))

const avifOf = (properties: Buffer, more = NOTHING) => {
  const iprp = box('iprp', box('ipco', properties))
  return Buffer.concat([FTYP, box('meta', Buffer.concat([Buffer.alloc(4), iprp, more]))])
}

/** One item is a grid of the thousand others, each of one megapixel. */
function avifOfTiles(avif: Buffer): Buffer {
  const data = avif.subarray(avif.indexOf('mdat') + 4)
  const types = box('iinf', Buffer.from('grid'))
  const start = avifOf(ISPE, Buffer.concat([types, iloc(1000, 0, 0)])).length + 8
  const places = iloc(1000, start, data.length)
  return Buffer.concat([avifOf(ISPE, Buffer.concat([types, places])), box('mdat', data)])
}

/** The last property declares a length beyond the end of the list. */
function withLongProperty(): Buffer {
  const avif = avifOf(Buffer.concat([ISPE, box('free', Buffer.alloc(4))]))
  avif.writeUInt32BE(2000, avif.lastIndexOf('free') - 4)
  return Buffer.concat([avif, box('mdat', Buffer.alloc(4000))])
}

/** An item location box, version 0, whose items all share the same data. */
function iloc(items: number, offset: number, length: number): Buffer {
  const head = hex('0000000044000000')
  head.writeUInt16BE(items, 6)
  const item = hex('0001000000010000000000000000')
  item.writeUInt32BE(offset, 6)
  item.writeUInt32BE(length, 10)
  return box('iloc', Buffer.concat([head, Buffer.alloc(items * item.length, item)]))
}

/** The AVIF with a small size declared in place of its own; its AV1 data is unchanged. */
function withStatedSize(avif: Buffer, side: number): Buffer {
  const lying = Buffer.from(avif)
  const at = lying.indexOf('ispe')
  lying.writeUInt32BE(side, at + 8)
  lying.writeUInt32BE(side, at + 12)
  return lying
}

/** Empty AV1 units, as the data of a thousand items. */
function avifOfUnits(): Buffer {
  const start = avifOf(ISPE, iloc(1000, 0, 0)).length + 8
  const head = avifOf(ISPE, iloc(1000, start, BYTES - start))
  return Buffer.concat([head, box('mdat', fill(NOTHING, hex('1200')).subarray(0, BYTES - start))])
}

/**
 * The header of a progressive JPEG of 4800 × 4800 pixels. Each code of its tables is a single bit.
 */
function progressiveHeader(): Buffer {
  const table = (name: string, symbol: string) => `ffc40014${name}01${'00'.repeat(15)}${symbol}`
  const quantization = `ffdb004300${'01'.repeat(64)}`
  return hex(
    `ffd8${quantization}ffc2000b0812c012c001011100${table('00', '00')}${table('10', 'e0')}`,
  )
}

/** All coefficients of 360,000 blocks in 94 bytes: runs of 16,384 empty blocks. */
const EMPTY_SCAN = Buffer.concat([hex('ffda0008010100013f00'), Buffer.alloc(94)])

function webpOf(chunks: Buffer): Buffer {
  const riff = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  const canvas = hex('565038580a00000000000000090000090000')
  const file = Buffer.concat([riff, canvas, chunks])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

/** All of them must be rejected: no real image looks like this. */
export async function makeSlowPictures(): Promise<readonly SlowPicture[]> {
  const [jpeg, png, gif] = await Promise.all([
    makePicture('jpeg', 64, 48),
    makePicture('png', 64, 48),
    makePicture('gif', 64, 48),
  ])
  const jpegEnd = jpeg.subarray(2)
  const gifHead = gif.subarray(0, gif.length - 1)
  const [huge, small, tile] = await Promise.all([
    makePicture('avif', 7000, 7000),
    makePicture('avif', 64, 64),
    makePicture('avif', 1000, 1000),
  ])
  return [
    {
      name: 'AVIF of 36,000 empty sizes',
      file: avifOf(Buffer.alloc(720_000, EMPTY_ISPE)),
      status: 422,
    },
    {
      name: 'AVIF of empty sizes without end',
      file: avifOf(fill(NOTHING, EMPTY_ISPE)),
      status: 422,
    },
    { name: 'AVIF of empty boxes', file: fill(avifOf(ISPE), box('free', NOTHING)), status: 422 },
    { name: 'AVIF of 60,000 items', file: avifOf(ISPE, iloc(60_000, 0, 9)), status: 422 },
    { name: 'AVIF of empty units', file: avifOfUnits(), status: 422 },
    { name: 'AVIF that is larger than it says', file: withStatedSize(huge, 100), status: 413 },
    { name: 'AVIF behind a decoy', file: behindDecoy(huge, small), status: 413 },
    {
      name: 'AVIF after the description of another',
      file: describedTwice(huge, small, true),
      status: 422,
    },
    {
      name: 'AVIF before the description of another',
      file: describedTwice(huge, small, false),
      status: 422,
    },
    {
      name: 'AVIF of two lists of properties',
      file: avifOf(ISPE, box('iprp', box('ipco', ISPE))),
      status: 422,
    },
    { name: 'AVIF of a property without end', file: withLongProperty(), status: 422 },
    { name: 'AVIF of 1000 large tiles', file: avifOfTiles(tile), status: 413 },
    {
      name: 'SVG',
      file: fill(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" '), Buffer.from('a="b" ')),
      status: 415,
    },
    { name: 'zeros called JPEG', file: Buffer.alloc(BYTES), status: 415 },
    {
      name: 'JPEG of empty segments',
      file: fill(hex('ffd8'), hex('ffe10002'), jpegEnd),
      status: 422,
    },
    { name: 'JPEG of fill bytes', file: fill(hex('ffd8'), hex('ff'), jpegEnd), status: 422 },
    { name: 'JPEG of escaped bytes', file: fill(jpeg.subarray(0, -2), hex('ff00')), status: 422 },
    { name: 'JPEG of pictures', file: fill(jpeg, hex('ffd8ffd9')), status: 422 },
    {
      name: 'JPEG of scans',
      file: fill(progressiveHeader(), EMPTY_SCAN, hex('ffd9')),
      status: 422,
    },
    {
      name: 'JPEG of more scans than pixels allow',
      file: makeJpeg({ width: 3500, height: 3500, components: 3, refinements: 90 }),
      status: 422,
    },
    {
      name: 'JPEG whose scans take too much memory',
      file: makeJpeg({ width: 5000, height: 5000, components: 3 }),
      status: 413,
    },
    {
      name: 'JPEG for printing that takes too much memory',
      file: makeJpeg({ width: 4000, height: 4000, components: 4 }),
      status: 413,
    },
    {
      name: 'JPEG whose components come one after the other',
      file: makeJpeg({ width: 5000, height: 5000, components: 3, frame: 'c0' }),
      status: 413,
    },
    {
      name: 'JPEG in arithmetic coding',
      file: makeJpeg({ width: 2000, height: 2000, components: 1, frame: 'ca' }),
      status: 422,
    },
    { name: 'GIF of empty blocks', file: fill(gifHead, hex('21fe00'), hex('3b')), status: 422 },
    {
      name: 'GIF of blocks of one byte',
      file: fill(Buffer.concat([gifHead, hex('21fe')]), hex('0101'), hex('003b')),
      status: 422,
    },
    {
      name: 'PNG of empty chunks',
      file: fill(png.subarray(0, 33), pngChunk('tEXt', NOTHING), png.subarray(33)),
      status: 422,
    },
    {
      name: 'PNG of empty data',
      file: fill(
        png.subarray(0, 33),
        pngChunk('IDAT', NOTHING),
        Buffer.concat([
          pngChunk('IDAT', deflateSync(Buffer.alloc(64 * 48 * 4 + 48))),
          pngChunk('IEND', NOTHING),
        ]),
      ),
      status: 422,
    },
    {
      name: 'WebP of empty chunks',
      file: webpOf(fill(NOTHING, hex('5a5a5a5a00000000'))),
      status: 422,
    },
  ]
}
