/** One warm render of 1200×900 with two captions, PNG bytes out. */
import { type Meme, memeSize, renderMeme } from '@memesmith/meme-render'
import { createCanvas, loadImage } from '../src/render/canvas.ts'
import { encodePng } from '../src/render/encode-png.ts'
import { Renderer } from '../src/render/renderer.ts'
import { measure, report } from './measure.ts'
import { makePhoto } from './photo.ts'

const ROUNDS = 40
const WIDTH = 1200
const HEIGHT = 900

const meme: Meme = {
  captions: [
    { text: 'When the benchmark is done', placement: 'top', fontSize: 32, color: '#ffffff' },
    { text: 'and the numbers are good', placement: 'bottom', fontSize: 32, color: '#ffffff' },
  ],
  watermark: 'Memesmith',
}

const photo = await makePhoto(WIDTH, HEIGHT)
const image = await loadImage(photo)
const size = memeSize(WIDTH, HEIGHT)
const canvas = createCanvas(size.pixelWidth, size.pixelHeight)
const context = canvas.getContext('2d')
const renderer = new Renderer()
const source = { key: 'photo', read: async () => photo }

const results = await measure(
  [
    { name: 'renderer', run: () => renderer.render(source, meme) },
    {
      name: 'floor: draw, read pixels, encode',
      async run() {
        renderMeme(context, { image, width: WIDTH, height: HEIGHT }, meme)
        return await encodePng(canvas)
      },
    },
    {
      name: "canvas.encode('png')",
      async run() {
        renderMeme(context, { image, width: WIDTH, height: HEIGHT }, meme)
        return await canvas.encode('png')
      },
    },
  ],
  ROUNDS,
)
report(`One warm render, ${WIDTH}×${HEIGHT}, two captions (median of ${ROUNDS})`, results)
