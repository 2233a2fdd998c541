import { pngChunk, pngChunks } from '@memesmith/png-encoder'
import { createCanvas, loadImage } from '../render/canvas.ts'
import { encodePng } from '../render/encode-png.ts'

/** A small picture with a different color in every corner, in the given format. */
export async function makePicture(
  type: 'avif' | 'gif' | 'jpeg' | 'opaque png' | 'png' | 'webp',
  width = 320,
  height = 200,
): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const corners = ['#ff0000', '#00ff00', '#0000ff', '#ffff00']
  for (const [index, color] of corners.entries()) {
    context.fillStyle = color
    context.fillRect((index % 2) * (width / 2), index > 1 ? height / 2 : 0, width / 2, height / 2)
  }
  switch (type) {
    case 'opaque png':
      return await encodePng(canvas)
    case 'png':
      return await canvas.encode('png')
    case 'avif':
      // By default the largest one takes six seconds.
      return await canvas.encode('avif', { speed: 8 })
    case 'gif':
      return await canvas.encode('gif')
    default:
      return await canvas.encode(type, 90)
  }
}

/** An incompressible PNG with three bytes per pixel. */
export async function makeNoise(width: number, height: number): Promise<Buffer> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const pixels = context.getImageData(0, 0, width, height)
  let state = 1
  for (let index = 0; index < pixels.data.length; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    pixels.data[index] = index % 4 === 3 ? 255 : state >>> 24
  }
  context.putImageData(pixels, 0, 0)
  return await canvas.encode('png')
}

/** The JPEG with an EXIF orientation (1 to 8). */
export function withOrientation(jpeg: Uint8Array, orientation: number): Buffer {
  const exif = Buffer.from(
    '45786966000049492a00080000000100120103000100000000000000000000000000',
    'hex',
  )
  exif.writeUInt16LE(orientation, 24)
  const header = Buffer.from([0xff, 0xe1, 0, exif.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), header, exif, jpeg.subarray(2)])
}

/** The PNG with another chunk after its header. */
export function withPngChunk(png: Uint8Array, type: string, data: string): Buffer {
  const chunk = pngChunk(type, Buffer.from(data, 'latin1'))
  const [header] = pngChunks(png)
  return Buffer.concat([png.subarray(0, header?.end), chunk, png.subarray(header?.end)])
}

/** Size and RGBA pixels of a picture file. */
export async function decode(file: Uint8Array) {
  const image = await loadImage(file)
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height)
  return {
    width,
    height,
    pixelAt: (x: number, y: number) => [
      ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
    ],
    data: Buffer.from(data),
  }
}
