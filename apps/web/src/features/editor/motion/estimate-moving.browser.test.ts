import { FrameEncoder, writeAnimation } from '@memesmith/animation'
import { documentOfTexts } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { makeMoving } from './download-moving.ts'
import { estimateMoving } from './estimate-moving.ts'
import { openMovingPicture } from './moving-picture.ts'

const [WIDTH, HEIGHT] = [120, 90]
const meme = { document: documentOfTexts({ topText: 'It moves', bottomText: '' }), watermark: 'M' }

/** Noise of which a part moves, with so many frames. */
async function makeNoisy(count: number) {
  const encoder = new FrameEncoder(WIDTH, HEIGHT)
  let state = 1
  const noise = Uint32Array.from({ length: WIDTH * HEIGHT }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return 0xff000000 | (state >>> 8)
  })
  const frames = Array.from({ length: count }, (_, index) => {
    const pixels = noise.slice()
    for (let at = 0; at < pixels.length / 3; at += 1) {
      pixels[at] = noise[(at + (index + 1) * 997) % noise.length] ?? 0
    }
    return encoder.encode(pixels, 50, index === 0)
  })
  const file = writeAnimation({ width: WIDTH, height: HEIGHT, plays: 0, frames })
  const moving = await openMovingPicture(new Blob([file]))
  if (moving === undefined) throw new Error('expected an animation')
  return moving
}

it.each([2, 30])('says how large the files of %i frames will be, within a tenth', async (count) => {
  const moving = await makeNoisy(count)
  const estimate = await estimateMoving(moving, meme, new AbortController().signal)
  for (const format of ['GIF', 'WebP'] as const) {
    const { size } = await makeMoving(moving, meme, format)
    expect(Math.abs(estimate[format] / size - 1), format).toBeLessThan(0.1)
  }
})
