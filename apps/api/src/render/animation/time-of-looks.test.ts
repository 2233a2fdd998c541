/** A moving meme with looks is drawn within its limit of CPU time. */
import { type Layer, USUAL_STICKER } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { createCanvas } from '../canvas.ts'
import { drawMeme, sourceOf } from '../draw-meme.ts'
import { MAX_DRAWING_MS } from './animator.ts'

const SIDE = 640
const FRAMES = 60
const WHOLE = { x: 0, y: 0, width: 1, height: 1, rotation: 0 }
/** The look that takes longest. */
const LOOK = { fry: 100, sharpen: 100, saturation: 100, contrast: 50, warmth: 20 }

const picture = createCanvas(SIDE, SIDE)
const context = picture.getContext('2d')
for (let y = 0; y < SIDE; y += 4) {
  context.fillStyle = `hsl(${y} 80% ${20 + (y % 60)}%)`
  context.fillRect(0, y, SIDE, 4)
}

/** The least CPU time of some drawings, in ms. */
async function cpuOf(layers: readonly Layer[]): Promise<number> {
  const images = new Map([['added', sourceOf(picture)]])
  let least = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < 4; turn += 1) {
    const before = process.threadCpuUsage()
    const drawn = await drawMeme(
      picture,
      { document: { version: 1, layers }, watermark: '' },
      images,
    )
    drawn.getContext('2d').getImageData(0, 0, 1, 1)
    const { user, system } = process.threadCpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

it('60 frames with a deep fried whole and a deep fried picture on it are within the limit', async () => {
  const frame = await cpuOf([
    { type: 'look', ...LOOK, place: WHOLE },
    { ...USUAL_STICKER, image: 'added', place: { ...WHOLE, rotation: 12 }, look: LOOK },
  ])
  // Measured on a busy machine: a quarter to a third of it. The limit is one of CPU time, so this is no more than the product asks of a machine.
  expect(FRAMES * frame).toBeLessThan(MAX_DRAWING_MS)
})
