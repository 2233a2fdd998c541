/** One warm render of 1200×900 with two captions to PNG: this library and its peers. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documentOfTexts, type Meme, memeSize, renderMeme } from '@memesmith/meme-render'
import { createCanvas, loadImage } from '../src/render/canvas.ts'
import { encodePng } from '../src/render/encode-png.ts'
import { Renderer } from '../src/render/renderer.ts'
import { measure, report } from './measure.ts'
import { makePhoto } from './photo.ts'
import { startPillow } from './pillow.ts'

const TURNS = 5
const WIDTH = 1200
const HEIGHT = 900

const texts = {
  topText: 'When the benchmark is done',
  bottomText: 'and the numbers are good',
  fontSize: 32,
  textColor: '#ffffff',
}
const meme: Meme = { document: documentOfTexts(texts), watermark: 'Memesmith' }

const photo = await makePhoto(WIDTH, HEIGHT)
const image = await loadImage(photo)
const size = memeSize(WIDTH, HEIGHT)
const canvas = createCanvas(size.pixelWidth, size.pixelHeight)
const context = canvas.getContext('2d')
const renderer = new Renderer()
const source = { key: 'photo', read: async () => photo }

const folder = mkdtempSync(join(tmpdir(), 'memesmith-bench-'))
const photoFile = join(folder, 'photo.jpg')
writeFileSync(photoFile, photo)
// Arimo Bold in a format that every FreeType build reads.
const font = fileURLToPath(
  import.meta.resolve('@fontsource/arimo/files/arimo-latin-700-normal.woff'),
)
const pillow = startPillow('Pillow: load, paste two texts, save', 'pillow.py', [
  photoFile,
  font,
  texts.topText,
  texts.bottomText,
])

const results = await measure(
  [
    { name: 'renderer', run: () => renderer.render(1, source, meme) },
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
    ...(pillow ? [pillow] : []),
  ],
  TURNS,
)
report(`One warm render, ${WIDTH}×${HEIGHT}, two captions (medians)`, results)
if (!pillow)
  process.stdout.write('  Pillow is not installed (python3-pil): no peer to compare with\n')
pillow?.stop()
rmSync(folder, { recursive: true })
