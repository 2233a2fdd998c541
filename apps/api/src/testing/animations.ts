import {
  FrameEncoder,
  GIF_END,
  GifFrameEncoder,
  gifHeader,
  writeAnimation,
} from '@memesmith/animation'
import { createCanvas } from '../render/canvas.ts'

const SIDE = 32
const COLORS = ['#ff0000', '#0000ff']

/** A GIF of two frames. */
export async function makeAnimatedGif(): Promise<Uint8Array> {
  const still = await draw('#ff0000').encode('gif')
  const flags = still[10] ?? 0
  const frame = still.subarray(13 + (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0))
  const TRAILER_BYTES = 1
  return Buffer.concat([still.subarray(0, -TRAILER_BYTES), frame])
}

/** A WebP of two frames. */
export async function makeAnimatedWebp(): Promise<Uint8Array> {
  const frames = await Promise.all(COLORS.map(async (color) => frameOf(await encode(color))))
  const header = Buffer.alloc(10)
  header[0] = 0b10
  header.writeUIntLE(SIDE - 1, 4, 3)
  header.writeUIntLE(SIDE - 1, 7, 3)
  const chunks = [chunk('VP8X', header), chunk('ANIM', Buffer.alloc(6)), ...frames]
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]))
}

/** A WebP in which a bar moves over a dark picture. */
export function makeMoving({
  frames = 4,
  width = 100,
  height = 80,
  delay = 50,
  plays = 0,
}): Uint8Array {
  const encoder = new FrameEncoder(width, height)
  return writeAnimation({
    width,
    height,
    plays,
    frames: Array.from({ length: frames }, (_, index) => {
      const pixels = new Uint32Array(width * height).fill(0xff402010)
      const left = Math.floor((index / frames) * (width - 2))
      for (let y = 0; y < height; y += 1) {
        pixels.fill(0xff2040c0, y * width + left, y * width + left + 2)
      }
      return encoder.encode(pixels, delay, index === 0)
    }),
  })
}

/** A GIF of noise, which has many more bytes when it is scaled down without loss. */
export function makeNoisy(frames: number, width: number, height: number): Uint8Array {
  const encoder = new GifFrameEncoder(width, height)
  let state = 1
  const parts = Array.from({ length: frames }, () => {
    const pixels = new Uint32Array(width * height)
    for (let at = 0; at < pixels.length; at += 1) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      // A few colors in the file, and scaling makes many of them.
      pixels[at] = [0xff000000, 0xff00ffff, 0xffff00ff, 0xffffff00][state >>> 30] ?? 0
    }
    return encoder.encode(pixels, undefined, 5)
  })
  return Buffer.concat([gifHeader(width, height, 0), ...parts, GIF_END])
}

function draw(color: string) {
  const canvas = createCanvas(SIDE, SIDE)
  const context = canvas.getContext('2d')
  context.fillStyle = color
  context.fillRect(0, 0, SIDE, SIDE)
  return canvas
}

const encode = (color: string): Promise<Buffer> => draw(color).encode('webp', 90)

/** @param webp a still picture that has a header and a color profile before its pixel data */
function frameOf(webp: Buffer): Buffer {
  const header = Buffer.alloc(16)
  header.writeUIntLE(SIDE - 1, 6, 3)
  header.writeUIntLE(SIDE - 1, 9, 3)
  header.writeUIntLE(100, 12, 3)
  return chunk('ANMF', Buffer.concat([header, webp.subarray(webp.indexOf('VP8 '))]))
}

function chunk(name: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from(name), size, data])
}
