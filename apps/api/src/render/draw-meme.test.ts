import { type Caption, USUAL_CAPTION } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { createCanvas } from './canvas.ts'
import { drawMeme, drawMemeWithin } from './draw-meme.ts'
import { NO_LIMITS, QUICK_DRAWING } from './drawing-limits.ts'

it('the text that casts a shadow is not seen, however high its marks are stacked', async () => {
  const caption: Caption = {
    ...USUAL_CAPTION,
    text: `ก${'\u0e48'.repeat(100)}`,
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

describe('drawing within limits', () => {
  const draw = (text: string, fontSize: number, limits = QUICK_DRAWING) => {
    const place = { x: -1, y: -1, width: 3, height: 3, rotation: 30 }
    const look = { fontSize, shadow: true, color: '#ffffff', outlineWidth: 12 }
    const caption: Caption = { ...USUAL_CAPTION, ...look, text, place }
    const meme = {
      document: { version: 1, layers: Array(8).fill(caption) },
      watermark: '',
    } as const
    return drawMemeWithin(limits, createCanvas(1280, 1280), meme, undefined, canvas)
  }
  const canvas = createCanvas(1, 1)

  it('draws the same pixels as without limits', async () => {
    const text = 'Words in\nseveral steps.\n'.repeat(3)
    expect(await draw(text, 40)).toBe(true)
    const limited = canvas.data()
    expect(await draw(text, 40, NO_LIMITS)).toBe(true)
    expect(limited.equals(canvas.data())).toBe(true)
  })

  it('stops between two lines when it has taken its time', async () => {
    const before = process.threadCpuUsage()
    expect(await draw('\ufdfd\n'.repeat(25), 60)).toBe(false)
    // Whole, it takes two seconds.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1500)
  })

  it('begins no line that is too long to look at the time', async () => {
    expect(await draw('a'.repeat(QUICK_DRAWING.maxLineLength), 8)).toBe(true)
    expect(await draw('a'.repeat(QUICK_DRAWING.maxLineLength + 1), 8)).toBe(false)
  })
})
