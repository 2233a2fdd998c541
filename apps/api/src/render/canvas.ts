/** The server's 2D canvas. Nothing outside `render/` imports the library itself. */
import {
  type Canvas,
  clearAllCache,
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
await registerFonts()

export { type Canvas, clearAllCache, createCanvas, type Image, loadImage }

/** Paints the whole canvas with RGBA pixels, one byte per channel. */
export function putPixels(canvas: Canvas, { buffer, byteOffset, byteLength }: Uint8Array): void {
  const pixels = new Uint8ClampedArray(buffer, byteOffset, byteLength)
  canvas.getContext('2d').putImageData(new ImageData(pixels, canvas.width, canvas.height), 0, 0)
}

/**
 * Frees the pixels of a canvas at once. The garbage collector sees only a small object, and would
 * free them late.
 */
export function freeCanvas(canvas: Canvas): void {
  canvas.width = 1
  canvas.height = 1
}
