import { createCanvas } from '@napi-rs/canvas'
import { CompressionType, FilterType, Transformer } from '@napi-rs/image'
import sharp from 'sharp'
import { encodePng } from '../src/index.ts'
import { encodeByZlib } from './encode-by-zlib.ts'
import type { Picture } from './pictures.ts'
import { encodeInThreads } from './threads.ts'

interface Encoder {
  readonly name: string
  encode(picture: Picture): Buffer | Promise<Buffer>
}

const bySharp = ({ pixels, width, height }: Picture, compressionLevel?: number) =>
  sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png(compressionLevel === undefined ? {} : { compressionLevel })
    .toBuffer()

/**
 * This package's encoders come first. Every other encoder has the fastest options that give a usual
 * file size.
 */
export const encoders: readonly Encoder[] = [
  {
    name: 'encodePng',
    encode: ({ pixels, width, height }) => encodePng(pixels, width, height),
  },
  { name: 'encodeBand in 2 threads, joinBands', encode: encodeInThreads },
  {
    name: '@napi-rs/image, fast, Paeth',
    encode: ({ pixels, width, height }) =>
      Transformer.fromRgbaPixels(pixels, width, height).png({
        compressionType: CompressionType.Fast,
        filterType: FilterType.Paeth,
      }),
  },
  { name: 'sharp, level 1', encode: (picture) => bySharp(picture, 1) },
  { name: 'sharp, default', encode: (picture) => bySharp(picture) },
  { name: '@napi-rs/canvas', encode: encodeByCanvas },
  { name: 'Paeth in JavaScript, zlib with runs', encode: encodeByZlib },
]

function encodeByCanvas({ pixels, width, height }: Picture): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const picture = context.createImageData(width, height)
  picture.data.set(pixels)
  context.putImageData(picture, 0, 0)
  return canvas.encode('png')
}
