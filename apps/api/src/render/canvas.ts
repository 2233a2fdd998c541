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

// Skia's own shaping and rasterizing, the one that Chromium uses; the default
// ('portable') differs from a browser in every line of text.
setTextRenderer('system')

// What scenes letter with; memes register what they need besides.
registerFonts()

export { type Canvas, createCanvas, type Image, loadImage }

/** Paints the whole canvas with pixels of its size: red, green, blue and alpha, a byte each. */
export function putPixels(canvas: Canvas, { buffer, byteOffset, byteLength }: Uint8Array): void {
  const pixels = new Uint8ClampedArray(buffer, byteOffset, byteLength)
  canvas.getContext('2d').putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0)
}
