/** JPEGs with few bytes and many pixels: each Huffman code is a single bit. */

interface MadeJpeg {
  readonly width: number
  readonly height: number
  /** 1 for grayscale, 3 for YCbCr, 4 for CMYK. */
  readonly components: number
  /** Number of extra scans over the whole image that change nothing. */
  readonly refinements?: number
  /** The start-of-frame marker: c0 for baseline, c2 for progressive, ca for arithmetic coding. */
  readonly frame?: 'c0' | 'c2' | 'ca'
}

const hex = (digits: string) => Buffer.from(digits, 'hex')
const uint8 = (value: number) => value.toString(16).padStart(2, '0')
const uint16 = (value: number) => value.toString(16).padStart(4, '0')

/** A Huffman table with a single code. */
const codes = (name: string, symbol: string) => `ffc40014${name}01${'00'.repeat(15)}${symbol}`
const QUANTIZATION = `ffdb004300${'01'.repeat(64)}`
/** The Adobe segment that marks four components as CMYK. */
const FOR_PRINTING = 'ffee000e41646f626500640000000000'
/** Empty blocks, each a single code. */
const LONGEST_RUN = 16_384

/** Builds a JPEG from these parameters. */
export function makeJpeg(made: MadeJpeg): Buffer {
  const { width, height, components, refinements = 0, frame = 'c2' } = made
  const ids = Array.from({ length: components }, (_, index) => uint8(index + 1))
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const runs = Buffer.alloc(Math.ceil((Math.ceil(blocks / LONGEST_RUN) * 15) / 8) + 4)
  const scan = (id: string, what: string, data: Buffer) => [hex(`ffda000801${id}00${what}`), data]
  const head = [
    'ffd8',
    components === 4 ? FOR_PRINTING : '',
    QUANTIZATION,
    `ff${frame}${uint16(8 + 3 * components)}08${uint16(height)}${uint16(width)}${uint8(components)}`,
    ...ids.map((id) => `${id}1100`),
    codes('00', '00'),
    codes('10', frame === 'c0' ? '00' : 'e0'),
  ]
  const perBlock = (bits: number) => Buffer.alloc(Math.ceil((blocks * bits) / 8) + 2)
  const scans =
    frame === 'c0'
      ? ids.map((id) => scan(id, '003f00', perBlock(2)))
      : [
          ...ids.map((id) => scan(id, '000001', perBlock(1))),
          ...ids.map((id) => scan(id, '013f01', runs)),
          ...Array.from({ length: refinements }, (_, index) =>
            scan(ids[index % components] ?? '01', '013f10', runs),
          ),
        ]
  return Buffer.concat([hex(head.join('')), ...scans.flat(), hex('ffd9')])
}
