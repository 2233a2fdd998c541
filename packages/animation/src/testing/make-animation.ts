/**
 * Animations for tests, each different and always the same: GIFs with local palettes, interlaced
 * and transparent frames and every disposal, WebPs with every blending, and APNGs.
 */
import { crc32, deflateSync } from 'node:zlib'
import { compressIndexes } from '../gif/compress-indexes.ts'
import { GIF_END, gifHeader } from '../gif/write-gif.ts'
import { LosslessEncoder } from '../webp/encode-lossless.ts'
import { losslessChunk, writeAnimation } from '../webp/webp-file.ts'

/** An animated file. */
export interface MadeAnimation {
  readonly name: string
  readonly type: 'image/gif' | 'image/png' | 'image/webp'
  readonly file: Uint8Array
  readonly width: number
  readonly height: number
  /** As the file says, in ms. */
  readonly delays: readonly number[]
}

type Random = (below: number) => number

interface MadeFrame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly delay: number
  /** 0 or 1 keeps, 2 clears, 3 restores what was before. */
  readonly disposal: number
  readonly isBlended: boolean
  /** RGBA numbers whose lowest byte is red; 0 is transparent. */
  readonly pixels: Uint32Array
}

const DELAYS = [0, 10, 20, 30, 50, 70, 100, 130, 1000]
const FORMATS = [
  ['gif', 'image/gif', writeGif],
  ['webp', 'image/webp', writeWebp],
  ['gif', 'image/gif', writeGif],
  ['apng', 'image/png', writeApng],
] as const

/** @param index each index gives a different animation */
export function makeAnimation(index: number): MadeAnimation {
  const random = randomOf(index + 1)
  const [name, type, write] = FORMATS[index % FORMATS.length] ?? FORMATS[0]
  // Every tenth is small and has the maximum number of frames.
  const isLong = index % 10 === 8
  const count = isLong ? 300 : 2 + random(9)
  const width = 1 + random(isLong ? 30 : index % 7 === 3 ? 900 : 140)
  const height = 1 + random(isLong ? 30 : index % 7 === 3 ? 700 : 140)
  const frames = Array.from({ length: count }, (_, at) => makeFrame(random, width, height, at))
  return {
    name: `${index} ${name} ${width} × ${height}, ${count} frames`,
    type,
    file: write(width, height, frames, random),
    width,
    height,
    delays: frames.map(({ delay }) => delay),
  }
}

/**
 * A GIF of two frames of two colors.
 *
 * @param codeBits the code size that it declares; its codes really begin with 1 bit
 */
export function makeTwoColors(codeBits = 1): MadeAnimation {
  const [width, height, delay] = [61, 40, 70]
  const random = randomOf(codeBits)
  const sizes = [width, 0, height, 0]
  const frames = [1, 9].map((longest) => {
    const indexes = new Uint8Array(width * height)
    for (let at = 0; at < indexes.length; ) {
      const end = at + 1 + random(longest)
      indexes.fill(random(2), at, end)
      at = end
    }
    const codes = compressIndexes(indexes, indexes.length, 1)
    codes[0] = codeBits
    const control = [0x21, 0xf9, 4, 0, delay / 10, 0, 0, 0]
    const colors = [0x20, 0x40, 0xc0, 0xff, 0xee, 0x11]
    return join([Uint8Array.from([...control, 0x2c, 0, 0, 0, 0, ...sizes, 0x80, ...colors]), codes])
  })
  return {
    name: `codes of ${codeBits} bits`,
    type: 'image/gif',
    file: join([gifHeader(width, height, 0), ...frames, GIF_END]),
    width,
    height,
    delays: frames.map(() => delay),
  }
}

/** A linear congruential generator. */
function randomOf(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1) >>> 0
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 0x1_0000_0000) * below)
  }
}

function makeFrame(random: Random, across: number, down: number, index: number): MadeFrame {
  const isWhole = index === 0 ? random(4) > 0 : random(3) === 0
  // WebP requires even offsets.
  const left = isWhole ? 0 : 2 * random(Math.ceil(across / 2))
  const top = isWhole ? 0 : 2 * random(Math.ceil(down / 2))
  const width = isWhole ? across : 1 + random(across - left)
  const height = isWhole ? down : 1 + random(down - top)
  const colors = Array.from(
    { length: 2 + random(random(3) === 0 ? 250 : 20) },
    () => (0xff000000 | random(0x1000000)) >>> 0,
  )
  if (random(2) === 0) colors[0] = 0
  const pixels = new Uint32Array(width * height)
  const isNoise = random(3) === 0
  for (let at = 0; at < pixels.length; ) {
    const end = isNoise ? at + 1 : at + 1 + random(3 * width)
    pixels.fill(colors[random(colors.length)] ?? 0, at, end)
    at = end
  }
  const delay = DELAYS[random(DELAYS.length)] ?? 0
  return {
    left,
    top,
    width,
    height,
    delay,
    disposal: random(4),
    isBlended: random(3) > 0,
    pixels,
  }
}

function writeGif(
  width: number,
  height: number,
  frames: readonly MadeFrame[],
  random: Random,
): Uint8Array {
  const parts = frames.map((frame) => gifFrame(frame, random(2) === 0))
  return join([gifHeader(width, height, random(2)), ...parts, GIF_END])
}

function gifFrame(frame: MadeFrame, isInterlaced: boolean): Uint8Array {
  const { left, top, width, height, delay, disposal, pixels } = frame
  const colors = [...new Set(pixels)]
  const indexOf = new Map(colors.map((color, index) => [color, index]))
  const bits = Math.max(1, Math.ceil(Math.log2(colors.length)))
  const indexes = new Uint8Array(pixels.length)
  const rows = isInterlaced ? interlaced(height) : Array.from({ length: height }, (_, y) => y)
  rows.forEach((y, row) => {
    for (let x = 0; x < width; x += 1) {
      indexes[row * width + x] = indexOf.get(pixels[y * width + x] ?? 0) ?? 0
    }
  })
  const transparent = indexOf.get(0)
  const table = new Uint8Array(3 << bits)
  colors.forEach((color, index) => {
    table.set([color & 0xff, (color >>> 8) & 0xff, (color >>> 16) & 0xff], index * 3)
  })
  const flags = (disposal << 2) | (transparent === undefined ? 0 : 1)
  const uint16 = (value: number) => [value & 0xff, value >>> 8]
  return join([
    Uint8Array.from([0x21, 0xf9, 4, flags, ...uint16(delay / 10), transparent ?? 0, 0]),
    Uint8Array.from([0x2c, ...[left, top, width, height].flatMap(uint16)]),
    Uint8Array.of(0x80 | (isInterlaced ? 0x40 : 0) | (bits - 1)),
    table,
    compressIndexes(indexes, indexes.length, Math.max(2, bits)),
  ])
}

const interlaced = (height: number): number[] =>
  [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2],
  ].flatMap(([first = 0, step = 1]) => {
    const rows: number[] = []
    for (let y = first; y < height; y += step) rows.push(y)
    return rows
  })

function writeWebp(width: number, height: number, frames: readonly MadeFrame[]): Uint8Array {
  const encoder = new LosslessEncoder()
  return writeAnimation({
    width,
    height,
    plays: 0,
    frames: frames.map(({ pixels, delay, disposal, ...frame }) => ({
      ...frame,
      duration: delay,
      isCleared: disposal > 1,
      data: losslessChunk(encoder.encode(pixels, frame.width, frame.height)),
    })),
  })
}

function writeApng(width: number, height: number, frames: readonly MadeFrame[]): Uint8Array {
  const header = new Uint8Array(13)
  const headerView = new DataView(header.buffer)
  headerView.setUint32(0, width)
  headerView.setUint32(4, height)
  header.set([8, 6, 0, 0, 0], 8)
  const control = new Uint8Array(8)
  new DataView(control.buffer).setUint32(0, frames.length)
  let sequence = 0
  const numbered = (data: Uint8Array) => {
    const numbers = new Uint8Array(4)
    new DataView(numbers.buffer).setUint32(0, sequence)
    sequence += 1
    return join([numbers, data])
  }
  const chunks = frames.flatMap((each, index) => {
    // The first picture of an APNG covers all of it.
    const frame = index === 0 ? wholeOf(each, width, height) : each
    const data = deflateSync(rowsOf(frame))
    const shown = new Uint8Array(22)
    const view = new DataView(shown.buffer)
    for (const [at, value] of [frame.width, frame.height, frame.left, frame.top].entries()) {
      view.setUint32(4 * at, value)
    }
    view.setUint16(16, frame.delay)
    view.setUint16(18, 1000)
    shown.set([[0, 0, 1, 2][frame.disposal] ?? 0, frame.isBlended ? 1 : 0], 20)
    return [
      pngChunk('fcTL', numbered(shown)),
      index === 0 ? pngChunk('IDAT', data) : pngChunk('fdAT', numbered(data)),
    ]
  })
  return join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    pngChunk('IHDR', header),
    pngChunk('acTL', control),
    ...chunks,
    pngChunk('IEND', new Uint8Array(0)),
  ])
}

function wholeOf(frame: MadeFrame, width: number, height: number): MadeFrame {
  const pixels = new Uint32Array(width * height)
  for (let y = 0; y < frame.height; y += 1) {
    const row = frame.pixels.subarray(y * frame.width, (y + 1) * frame.width)
    pixels.set(row, (frame.top + y) * width + frame.left)
  }
  return { ...frame, left: 0, top: 0, width, height, pixels }
}

/** The rows of a PNG, without filters. */
function rowsOf({ width, height, pixels }: MadeFrame): Uint8Array {
  const bytes = new Uint8Array(pixels.buffer)
  const rows = new Uint8Array((4 * width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(bytes.subarray(4 * width * y, 4 * width * (y + 1)), (4 * width + 1) * y + 1)
  }
  return rows
}

function pngChunk(type: string, data: Uint8Array): Uint8Array {
  const named = join([Uint8Array.from([...type].map((letter) => letter.charCodeAt(0))), data])
  const ends = new Uint8Array(8)
  const view = new DataView(ends.buffer)
  view.setUint32(0, data.length)
  view.setUint32(4, crc32(named))
  return join([ends.subarray(0, 4), named, ends.subarray(4)])
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
