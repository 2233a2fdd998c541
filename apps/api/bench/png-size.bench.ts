/** Memes made from the starter templates: how large and how quickly made, beside the canvas's own encoder. */
import type { Meme } from '@memesmith/meme-render'
import { documentOfTexts, memeSize, renderMeme } from '@memesmith/meme-render'
import { starterTemplates } from '@memesmith/starter-templates'
import { encodePictures } from '../src/features/templates/template-pictures.ts'
import { createCanvas, loadImage } from '../src/render/canvas.ts'
import { encodePng } from '../src/render/encode-png.ts'
import { renderScene } from '../src/render/render-scene.ts'

// The plain encoder takes a quarter of a second each.
const SAMPLE = 2

const ours = { bytes: 0, ms: 0 }
const plain = { bytes: 0, ms: 0 }
for (const { scene, example } of starterTemplates.filter((_, index) => index % SAMPLE === 0)) {
  const { width, height, webp } = await encodePictures(await renderScene(scene))
  const meme: Meme = {
    document: documentOfTexts({
      topText: example.top,
      bottomText: example.bottom,
      fontSize: 32,
      textColor: '#ffffff',
    }),
    watermark: 'Memesmith',
  }
  const { pixelWidth, pixelHeight } = memeSize(width, height)
  const canvas = createCanvas(pixelWidth, pixelHeight)
  const image = await loadImage(webp)
  renderMeme(canvas.getContext('2d'), { image, width, height }, meme)
  // The picture is decoded when its pixels are first needed, which is neither encoder's work.
  canvas.data()
  await add(ours, () => encodePng(canvas))
  await add(plain, () => canvas.encode('png'))
}
process.stdout.write(
  `\nMemes from the starter templates: our PNG has ${(ours.bytes / plain.bytes).toFixed(3)} of the bytes of canvas.encode('png'), in 1/${(plain.ms / ours.ms).toFixed(1)} of the time\n`,
)

async function add(sum: typeof ours, encode: () => Promise<Buffer>): Promise<void> {
  const start = performance.now()
  sum.bytes += (await encode()).length
  sum.ms += performance.now() - start
}
