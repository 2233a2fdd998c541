import { type Caption, USUAL_CAPTION } from '@memesmith/meme-render'
import { expect, it } from 'vitest'
import { createCanvas } from './canvas.ts'
import { drawMeme } from './draw-meme.ts'

it('the text that casts a shadow is not seen, however high its marks are stacked', async () => {
  const caption: Caption = {
    ...USUAL_CAPTION,
    text: `ก${'\u0e48'.repeat(200)}`,
    fontSize: 8,
    color: '#000000',
    shadow: true,
    place: { x: 0.394, y: 0.5, width: 0.06, height: 0.04, rotation: 90 },
  }
  const picture = createCanvas(1280, 960)
  const context = picture.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, 1280, 960)
  const document = { version: 1, layers: [caption] } as const
  const drawn = await drawMeme(picture, { document, watermark: '' })
  // The caption itself is further to the right.
  const { data } = drawn.getContext('2d').getImageData(0, 0, 400, drawn.height)
  expect(data.some((value) => value < 255)).toBe(false)
})
