/** The server's 2D canvas. Nothing outside `render/` imports the library itself. */
import { fileURLToPath } from 'node:url'
import { FONT_FILES } from '@memesmith/meme-render'
import {
  type Canvas,
  createCanvas,
  GlobalFonts,
  type Image,
  loadImage,
  type SKRSContext2D,
  setTextRenderer,
} from '@napi-rs/canvas'

// Skia's own shaping and rasterising, the one that Chromium uses; the default
// ('portable') differs from a browser in every line of text.
setTextRenderer('system')

for (const { package: name, path, family } of FONT_FILES) {
  const file = fileURLToPath(import.meta.resolve(`${name}/${path}`))
  if (!GlobalFonts.registerFromPath(file, family)) {
    throw new Error(`The font file ${name}/${path} could not be read.`)
  }
}

export { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D }
