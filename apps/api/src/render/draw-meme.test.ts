import { type Caption, type Sticker, USUAL_CAPTION, USUAL_STICKER } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { createCanvas } from './canvas.ts'
import { drawMeme, drawMemeWithin, sourceOf } from './draw-meme.ts'
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

describe('the look of one sticker', () => {
  const SIZE = 64
  const filled = (color: string) => {
    const filledCanvas = createCanvas(SIZE, SIZE)
    const context = filledCanvas.getContext('2d')
    context.fillStyle = color
    context.fillRect(0, 0, SIZE, SIZE)
    return filledCanvas
  }
  const draw = async (changes: Partial<Sticker>) => {
    const place = { x: 0.25, y: 0.25, width: 0.5, height: 0.5, rotation: 0 }
    const sticker: Sticker = { ...USUAL_STICKER, image: 'own', place, ...changes }
    const meme = { document: { version: 1, layers: [sticker] }, watermark: '' } as const
    const images = new Map([['own', sourceOf(filled('#ff0000'))]])
    const drawn = await drawMeme(filled('#2040c0'), meme, images)
    const { data } = drawn.getContext('2d').getImageData(0, 0, SIZE, SIZE)
    return (x: number, y: number) => [...data.subarray((y * SIZE + x) * 4, (y * SIZE + x) * 4 + 3)]
  }

  it('changes its own pixels, and none of those below it', async () => {
    const grey = await draw({ look: { saturation: -100 } })
    expect(new Set(grey(32, 32)).size).toBe(1)
    expect(grey(10, 32)).toEqual([0x20, 0x40, 0xc0])
    expect(grey(32, 54)).toEqual([0x20, 0x40, 0xc0])
  })

  it('of no changes, with any opacity, is the sticker as it is', async () => {
    for (const opacity of [1, 0.5, 0]) {
      const [plain, looked] = [await draw({ opacity }), await draw({ opacity, look: {} })]
      looked(32, 32).forEach((value, channel) => {
        expect(Math.abs(value - (plain(32, 32)[channel] ?? 0))).toBeLessThanOrEqual(1)
      })
    }
  })
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
    expect(await draw('a'.repeat(QUICK_DRAWING.maxStep), 8)).toBe(true)
    expect(await draw('a'.repeat(QUICK_DRAWING.maxStep + 1), 8)).toBe(false)
  })
})
