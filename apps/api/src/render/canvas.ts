/** The server's 2D canvas. Nothing outside `render/` imports the library itself. */
import {
  type Canvas,
  createCanvas,
  type Image,
  ImageData,
  loadImage,
  setTextRenderer,
} from '@napi-rs/canvas'
import { registerFonts } from './fonts.ts'

// Uses Skia's own shaping and rasterizing, like Chromium. The default ('portable') differs from
// browsers in every line of text.
setTextRenderer('system')

// The fonts of scenes; memes register further ones on demand.
registerFonts()

export { type Canvas, createCanvas, type Image, loadImage }

/** Paints the whole canvas with RGBA pixels, one byte per channel. */
export function putPixels(canvas: Canvas, { buffer, byteOffset, byteLength }: Uint8Array): void {
  const pixels = new Uint8ClampedArray(buffer, byteOffset, byteLength)
  canvas.getContext('2d').putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0)
}
