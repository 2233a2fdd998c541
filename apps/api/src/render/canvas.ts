/** The server's 2D canvas. Nothing outside `render/` imports the library itself. */
import {
  type Canvas,
  createCanvas,
  type Image,
  loadImage,
  type SKRSContext2D,
  setTextRenderer,
} from '@napi-rs/canvas'
import { registerFonts } from './fonts.ts'

// Skia's own shaping and rasterising, the one that Chromium uses; the default
// ('portable') differs from a browser in every line of text.
setTextRenderer('system')

// What scenes letter with; memes register what they need besides.
registerFonts()

export { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D }
