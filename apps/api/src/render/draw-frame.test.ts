import { type Frame, memeSize, renderMeme } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { createCanvas } from './canvas.ts'

const WIDTH = 7
const HEIGHT = 5
const CROP = { x: 2 / WIDTH, y: 1 / HEIGHT, width: 3 / WIDTH, height: 2 / HEIGHT }

/** A picture whose pixels encode their column (red) and row (green). */
function makePicture() {
  const image = createCanvas(WIDTH, HEIGHT)
  const context = image.getContext('2d')
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      context.fillStyle = `rgb(${x}, ${y}, 0)`
      context.fillRect(x, y, 1, 1)
    }
  }
  return { image, width: WIDTH, height: HEIGHT }
}

/** The rows of a framed picture; each pixel is its column and row in the picture. */
function framed(frame: Frame): string[] {
  const picture = makePicture()
  const { pixelWidth, pixelHeight } = memeSize(WIDTH, HEIGHT, frame)
  const context = createCanvas(pixelWidth, pixelHeight).getContext('2d')
  renderMeme(context, picture, { document: { version: 1, frame, layers: [] }, watermark: '' })
  const { data } = context.getImageData(0, 0, pixelWidth, pixelHeight)
  return Array.from({ length: pixelHeight }, (_, y) =>
    Array.from({ length: pixelWidth }, (_, x) => {
      const at = 4 * (y * pixelWidth + x)
      return `${data[at]}${data[at + 1]}`
    }).join(' '),
  )
}

describe('a frame', () => {
  it.each<[Frame['turns'], boolean, string[]]>([
    [0, false, ['21 31 41', '22 32 42']],
    [1, false, ['22 21', '32 31', '42 41']],
    [2, false, ['42 32 22', '41 31 21']],
    [3, false, ['41 42', '31 32', '21 22']],
    [0, true, ['41 31 21', '42 32 22']],
    [1, true, ['21 22', '31 32', '41 42']],
    [2, true, ['22 32 42', '21 31 41']],
    [3, true, ['42 41', '32 31', '22 21']],
  ])('crops, then turns %d times clockwise, then flips: %s', (turns, flipped, rows) => {
    expect(framed({ crop: CROP, turns, flipped })).toEqual(rows)
  })

  it('may be a single pixel', () => {
    const crop = { ...CROP, width: 1e-6, height: 1e-6 }
    expect(framed({ crop, turns: 0, flipped: true })).toEqual(['21'])
  })
})
