/** What is drawn again when a layer changes is what a whole drawing has, whatever lies over and under it. */
import { imagesFor, type Layer, type Meme, renderMeme } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { plainPicture } from '../../../testing/editor.tsx'
import { GENERATED_KINDS, generateDocument } from '../../../testing/generate-document.ts'
import { loadCaptionFonts } from '../captions/caption-fonts.ts'
import { newCanvas } from '../picture/new-canvas.ts'
import { pictureFromFile } from '../picture/picture.ts'
import { PreviewPainter } from './preview-painter.ts'

const STICKER = 'a picture'

/** A picture for all stickers, half transparent in a part. */
function stickerSource() {
  const drawn = newCanvas(90, 70)
  drawn.fillStyle = '#c01020'
  drawn.fillRect(5, 5, 60, 60)
  drawn.fillStyle = '#20c08080'
  drawn.fillRect(30, 20, 60, 40)
  return { image: drawn.canvas, width: 90, height: 70 }
}

/** The layer as it may have been before a drag, a letter or the end of a line. */
function before(layer: Layer): Layer {
  if (layer.type === 'stroke' && layer.points.length > 3) {
    return { ...layer, points: layer.points.slice(0, -2) }
  }
  const { place } = layer
  if (typeof place === 'object') {
    const moved = { ...place, x: place.x - 0.1, y: place.y + 0.05 }
    return layer.type === 'caption' ? { ...layer, place: moved } : { ...layer, place: moved }
  }
  return layer.type === 'caption' ? { ...layer, text: `${layer.text} or not` } : layer
}

/** What rounding once more changes. */
const ROUNDED_LEVELS = 2

/** How many values of pixels differ by more than so many levels. */
function differences(
  a: OffscreenCanvasRenderingContext2D,
  b: OffscreenCanvasRenderingContext2D,
  levels: number,
): number {
  const { width, height } = a.canvas
  expect([b.canvas.width, b.canvas.height]).toEqual([width, height])
  const { data } = b.getImageData(0, 0, width, height)
  return a
    .getImageData(0, 0, width, height)
    .data.reduce((sum, value, at) => sum + Number(Math.abs(value - (data[at] ?? 0)) > levels), 0)
}

it.each(GENERATED_KINDS.map((kind, seed) => [kind, seed] as const))(
  'a meme with a new %s is drawn again as it is drawn at first',
  async (_, seed) => {
    const document = generateDocument(seed, STICKER)
    const picture = await pictureFromFile(await plainPicture(320, 240), 1e6)
    const meme = (layers: readonly Layer[]): Meme => ({
      document: { ...document, layers },
      watermark: 'Memesmith',
    })
    const changed = document.layers.map((layer, index) =>
      meme(document.layers.toSpliced(index, 1, before(layer))),
    )
    await Promise.all([meme(document.layers), ...changed].map(loadCaptionFonts))
    const source = stickerSource()
    const images = new Map(imagesFor(document).map((name) => [name, source]))
    const whole = newCanvas(1, 1)
    renderMeme(whole, picture, meme(document.layers), images)
    const context = newCanvas(1, 1)
    const painter = new PreviewPainter(context)
    for (const [index, other] of changed.entries()) {
      // Twice, because the second change finds what lies below drawn already.
      for (let turn = 0; turn < 2; turn += 1) {
        painter.paint({ picture, meme: other, images, fonts: 0 })
        painter.paint({ picture, meme: meme(document.layers), images, fonts: 0 })
      }
      const { width, height } = whole.canvas
      expect(differences(context, whole, ROUNDED_LEVELS), `layer ${index}`).toBeLessThan(
        width * height * 0.005,
      )
      painter.finish()
      expect(differences(context, whole, 0), `layer ${index}, finished`).toBe(0)
    }
  },
)
