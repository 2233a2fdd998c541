/**
 * Reads and writes the container of animated WebP (RFC 9649, 2). Its pictures are not decoded here.
 *
 * The bytes are untrusted: reading takes time linear in their number, and at most `MAX_CHUNKS` steps.
 */
import type { Area } from '../changed-area.ts'
import { LosslessEncoder } from './encode-lossless.ts'

/** One frame of an animation: a picture that is drawn on the canvas. */
export interface AnimationFrame extends Area {
  /** How long it is shown, in ms. */
  readonly duration: number
  /** Whether it is blended with the canvas; otherwise it replaces its area. */
  readonly isBlended: boolean
  /** Whether its area is cleared after it has been shown. */
  readonly isCleared: boolean
  /** The chunks of its picture. */
  readonly data: Uint8Array
}

export interface Animation {
  readonly width: number
  readonly height: number
  /** How many times it is played; 0 for forever. */
  readonly plays: number
  readonly frames: readonly AnimationFrame[]
}

export const WEBP_TYPE = 'image/webp'

const MAX_CHUNKS = 20_000
const FILE_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
const FRAME_HEADER_BYTES = 16
const HAS_ANIMATION = 0x02
const HAS_ALPHA = 0x10
const LOSSLESS_HEADER_BYTES = 5
const IS_COMPRESSED = 0x01
const IS_CLEARED = 0x01
const IS_NOT_BLENDED = 0x02

interface Chunk {
  readonly name: string
  readonly data: Uint8Array
  readonly view: DataView
}

/** Never throws. Ends at a chunk that reaches beyond the bytes. */
function* chunksOf(bytes: Uint8Array, start: number): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = start
  for (let count = 0; count < MAX_CHUNKS && at + CHUNK_HEADER_BYTES <= bytes.length; count += 1) {
    const size = view.getUint32(at + 4, true)
    const first = at + CHUNK_HEADER_BYTES
    if (first + size > bytes.length) return
    const data = bytes.subarray(first, first + size)
    yield {
      name: nameAt(bytes, at),
      data,
      view: new DataView(data.buffer, data.byteOffset, data.byteLength),
    }
    at = first + size + (size % 2)
  }
}

const nameAt = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4))

const uint24 = (view: DataView, at: number): number =>
  view.getUint16(at, true) | (view.getUint8(at + 2) << 16)

/** @returns undefined unless it is an animated WebP whose frames are all inside its canvas */
export function readAnimation(bytes: Uint8Array): Animation | undefined {
  if (nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WEBP') return undefined
  let size: { readonly width: number; readonly height: number } | undefined
  let plays: number | undefined
  const frames: AnimationFrame[] = []
  for (const { name, data, view } of chunksOf(bytes, FILE_HEADER_BYTES)) {
    if (name === 'VP8X' && data.length >= 10) {
      size = { width: uint24(view, 4) + 1, height: uint24(view, 7) + 1 }
    } else if (name === 'ANIM' && data.length >= 6) {
      plays = view.getUint16(4, true)
    } else if (name === 'ANMF') {
      if (data.length < FRAME_HEADER_BYTES || size === undefined) return undefined
      const flags = view.getUint8(15)
      const frame = {
        left: uint24(view, 0) * 2,
        top: uint24(view, 3) * 2,
        width: uint24(view, 6) + 1,
        height: uint24(view, 9) + 1,
        duration: uint24(view, 12),
        isBlended: (flags & IS_NOT_BLENDED) === 0,
        isCleared: (flags & IS_CLEARED) !== 0,
        data: data.subarray(FRAME_HEADER_BYTES),
      }
      const isInside =
        frame.left + frame.width <= size.width && frame.top + frame.height <= size.height
      if (!isInside) return undefined
      frames.push(frame)
    }
  }
  return size === undefined || plays === undefined || frames.length === 0
    ? undefined
    : { ...size, plays, frames }
}

/**
 * The picture of a frame as a separate file, which any WebP decoder can read.
 *
 * @returns undefined if the frame has no picture, or the picture's size is not the frame's
 */
export function stillOf({
  data,
  width,
  height,
}: AnimationFrame): Uint8Array<ArrayBuffer> | undefined {
  let alpha: Uint8Array | undefined
  for (const { name, data: content, view } of chunksOf(data, 0)) {
    if (name === 'ALPH') alpha = chunk(name, content)
    if (name === 'VP8L' && content.length >= 5) {
      const bits = view.getUint32(1, true)
      const isStated = (bits & 0x3fff) + 1 === width && ((bits >>> 14) & 0x3fff) + 1 === height
      return isStated ? file([chunk(name, content)]) : undefined
    }
    if (name === 'VP8 ' && content.length >= 10) {
      const isStated =
        (view.getUint16(6, true) & 0x3fff) === width &&
        (view.getUint16(8, true) & 0x3fff) === height
      if (!isStated) return undefined
      const picture = chunk(name, content)
      return file(alpha ? [headerChunk(width, height, HAS_ALPHA), alpha, picture] : [picture])
    }
  }
  return undefined
}

/** The picture of an opaque still file, for `AnimationFrame.data`; without its color profile. */
export const pictureChunks = (still: Uint8Array): Uint8Array => joined(colorsOf(still))

/**
 * The colors of a lossy still file, for `AnimationFrame.data`, with some pixels made transparent.
 *
 * @param isShown whether a pixel stays visible
 */
export function maskedPicture(
  still: Uint8Array,
  width: number,
  height: number,
  isShown: (x: number, y: number) => boolean,
): Uint8Array {
  // RFC 9649, 2.7.1.2: the alpha is the green of a lossless picture without its header.
  const alpha = new Uint32Array(width * height)
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) alpha[at] = isShown(x, y) ? 0xff00ff00 : 0xff000000
  }
  const bitstream = new LosslessEncoder().encode(alpha, width, height)
  const data = bitstream.subarray(LOSSLESS_HEADER_BYTES - 1)
  data[0] = IS_COMPRESSED
  return joined([chunk('ALPH', data), ...colorsOf(still)])
}

const colorsOf = (still: Uint8Array): Uint8Array[] =>
  [...chunksOf(still, FILE_HEADER_BYTES)]
    .filter(({ name }) => name === 'VP8 ' || name === 'VP8L')
    .map(({ name, data }) => chunk(name, data))

/** Makes a file from encoded frames. */
export function writeAnimation({
  width,
  height,
  plays,
  frames,
}: Animation): Uint8Array<ArrayBuffer> {
  const animation = new Uint8Array(6)
  new DataView(animation.buffer).setUint16(4, plays, true)
  return file([
    headerChunk(width, height, HAS_ANIMATION | HAS_ALPHA),
    chunk('ANIM', animation),
    ...frames.flatMap(frameParts),
  ])
}

/** The chunk of a picture that `LosslessEncoder` made. */
export const losslessChunk = (bitstream: Uint8Array): Uint8Array => chunk('VP8L', bitstream)

function headerChunk(width: number, height: number, flags: number): Uint8Array {
  const data = new Uint8Array(10)
  const view = new DataView(data.buffer)
  view.setUint8(0, flags)
  setUint24(view, 4, width - 1)
  setUint24(view, 7, height - 1)
  return chunk('VP8X', data)
}

/** The chunk of a frame: its headers, and its data, which is not copied. */
function frameParts({ data, ...frame }: AnimationFrame): Uint8Array[] {
  const head = chunk('ANMF', new Uint8Array(FRAME_HEADER_BYTES))
  new DataView(head.buffer).setUint32(4, FRAME_HEADER_BYTES + data.length, true)
  const view = new DataView(head.buffer, CHUNK_HEADER_BYTES)
  setUint24(view, 0, frame.left / 2)
  setUint24(view, 3, frame.top / 2)
  setUint24(view, 6, frame.width - 1)
  setUint24(view, 9, frame.height - 1)
  setUint24(view, 12, frame.duration)
  view.setUint8(15, (frame.isBlended ? 0 : IS_NOT_BLENDED) | (frame.isCleared ? IS_CLEARED : 0))
  return [head, data, new Uint8Array(data.length % 2)]
}

function setUint24(view: DataView, at: number, value: number): void {
  view.setUint16(at, value & 0xffff, true)
  view.setUint8(at + 2, value >>> 16)
}

function chunk(name: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(CHUNK_HEADER_BYTES + data.length + (data.length % 2))
  for (let at = 0; at < 4; at += 1) bytes[at] = name.charCodeAt(at)
  new DataView(bytes.buffer).setUint32(4, data.length, true)
  bytes.set(data, CHUNK_HEADER_BYTES)
  return bytes
}

function file(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(FILE_HEADER_BYTES)
  const bytes = joined([header, ...parts])
  for (const [at, letter] of [...'RIFF    WEBP'].entries()) bytes[at] = letter.charCodeAt(0)
  new DataView(bytes.buffer).setUint32(4, bytes.length - CHUNK_HEADER_BYTES, true)
  return bytes
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
