/** Ways to corrupt an image file, as fast-check arbitraries. */
import fc from 'fast-check'

export type BreakPicture = (file: Buffer) => Buffer

const place = fc.double({ min: 0, max: 1, noNaN: true })
const placeBehindHeader = fc.double({ min: 0.2, max: 1, noNaN: true })
const offsetIn = (file: Buffer, at: number) => Math.floor(at * Math.max(0, file.length - 1))

const flipBits = fc
  .array(fc.tuple(placeBehindHeader, fc.nat(7)), { minLength: 1, maxLength: 6 })
  .map(
    (flips): BreakPicture =>
      (file) => {
        const broken = Buffer.from(file)
        for (const [at, bit] of flips) {
          const offset = offsetIn(file, at)
          broken.writeUInt8(broken.readUInt8(offset) ^ (1 << bit), offset)
        }
        return broken
      },
  )

const truncate = place.map(
  (at): BreakPicture =>
    (file) =>
      file.subarray(0, 1 + offsetIn(file, at)),
)

/** Offsets of types, sizes and lengths. */
const overwriteHeader = fc.tuple(fc.nat(64), fc.uint8Array({ minLength: 1, maxLength: 12 })).map(
  ([offset, bytes]): BreakPicture =>
    (file) =>
      Buffer.concat([file.subarray(0, offset), bytes, file.subarray(offset + bytes.length)]),
)

const HEADERS = [
  Buffer.from('89504e470d0a1a0a', 'hex'),
  Buffer.from('ffd8ffe000104a464946', 'hex'),
  Buffer.from('GIF89a'),
  Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  Buffer.from('\0\0\0\x1cftypavif', 'latin1'),
  Buffer.from('BM'),
  Buffer.from('II*\0', 'latin1'),
  Buffer.from('\0\0\x01\0\x01\0', 'latin1'),
  Buffer.from('8BPS'),
  Buffer.from('%PDF-1.7'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'),
]

/** Replaces the header with another format's, or prepends one. */
const wrongHeader = fc.tuple(fc.constantFrom(...HEADERS), fc.boolean()).map(
  ([header, isBefore]): BreakPicture =>
    (file) =>
      Buffer.concat([header, isBefore ? file : file.subarray(header.length)]),
)

const insert = fc
  .tuple(place, fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.integer({ min: 1, max: 2000 }))
  .map(
    ([at, bytes, times]): BreakPicture =>
      (file) => {
        const offset = offsetIn(file, at)
        const block = Buffer.alloc(bytes.length * times, Buffer.from(bytes))
        return Buffer.concat([file.subarray(0, offset), block, file.subarray(offset)])
      },
  )

const repeat = fc.tuple(place, place, fc.integer({ min: 2, max: 200 })).map(
  ([from, to, times]): BreakPicture =>
    (file) => {
      const start = offsetIn(file, Math.min(from, to))
      const block = file.subarray(start, 1 + offsetIn(file, Math.max(from, to)))
      const blocks = Array.from({ length: times }, () => block)
      return Buffer.concat([
        file.subarray(0, start),
        ...blocks,
        file.subarray(start + block.length),
      ])
    },
)

const HTML = '<!doctype html><script>document.title="Evil"</script>'

/** Appends an HTML page, for clients that sniff content. */
const polyglot = fc.constantFrom('end', 'middle').map(
  (where): BreakPicture =>
    (file) => {
      const offset = where === 'end' ? file.length : file.length >> 1
      return Buffer.concat([file.subarray(0, offset), Buffer.from(HTML), file.subarray(offset)])
    },
)

/** Any of the corruptions above. */
export const breakPicture: fc.Arbitrary<BreakPicture> = fc.oneof(
  { weight: 12, arbitrary: flipBits },
  { weight: 3, arbitrary: truncate },
  { weight: 3, arbitrary: overwriteHeader },
  { weight: 1, arbitrary: wrongHeader },
  { weight: 2, arbitrary: insert },
  { weight: 2, arbitrary: repeat },
  { weight: 1, arbitrary: polyglot },
)
