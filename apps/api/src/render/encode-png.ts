import { CompressionType, FilterType, Transformer } from '@napi-rs/image'
import { freeBytes } from '../free-bytes.ts'
import type { Canvas } from './canvas.ts'
import { recompressPng } from './recompress-png.ts'

/**
 * Below this the fast encoder's codes, made for the noise of photos, waste much on even areas:
 * drawings come out at 0.2 to 0.6 bytes a pixel, photos at 1.5 to 2.5.
 */
const DRAWING_BYTES_PER_PIXEL = 1

/**
 * The canvas as a lossless PNG, compressed off the main thread: about as small as the canvas's own
 * encoder makes it, and many times as fast on photos, a few times on drawings (see `bench/`).
 */
export async function encodePng(canvas: Canvas): Promise<Buffer> {
  const { width, height } = canvas
  const pixels = canvas.data()
  const transformer = Transformer.fromRgbaPixels(pixels, width, height)
  // It has a copy of its own.
  freeBytes(pixels)
  const png = await transformer.png({
    compressionType: CompressionType.Fast,
    filterType: FilterType.Paeth,
  })
  return png.length < width * height * DRAWING_BYTES_PER_PIXEL ? recompressPng(png) : png
}
