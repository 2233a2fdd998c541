import { USUAL_STICKER } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { newLayer } from '../layers/editor-layer.ts'
import { layersAfterCrop, layersAfterTurn } from './layers-in-frame.ts'

const layers = (x: number, y: number, width: number, height: number) => [
  newLayer({ ...USUAL_STICKER, image: 'pizza', place: { x, y, width, height, rotation: 0 } }),
]
const placeOf = ([first]: ReturnType<typeof layersAfterCrop>) => first?.layer.place

const WHOLE = { x: 0, y: 0, width: 1, height: 1 }
const LEFT_HALF = { x: 0, y: 0, width: 0.5, height: 1 }

describe('layers', () => {
  it('stay over the same part of the picture when it is cropped, and when it is not any more', () => {
    const cropped = layersAfterCrop(layers(0.25, 0.5, 0.1, 0.2), WHOLE, LEFT_HALF)
    expect(placeOf(cropped)).toEqual({ x: 0.5, y: 0.5, width: 0.2, height: 0.2, rotation: 0 })
    expect(placeOf(layersAfterCrop(cropped, LEFT_HALF, WHOLE))).toEqual({
      x: 0.25,
      y: 0.5,
      width: 0.1,
      height: 0.2,
      rotation: 0,
    })
  })

  it('stay in sight when what they were over is cut off', () => {
    const before = layers(0.7, 0.5, 0.1, 0.2)
    expect(layersAfterCrop(before, WHOLE, LEFT_HALF)).toBe(before)
    expect(layersAfterCrop(before, WHOLE, WHOLE)).toBe(before)
  })

  it('keep their size and center when the picture is turned', () => {
    const turned = layersAfterTurn(
      layers(0.4, 0.4, 0.15, 0.2),
      { width: 640, height: 480 },
      { width: 480, height: 640 },
    )
    const place = placeOf(turned)
    expect(place).toMatchObject({ height: expect.closeTo(0.15), width: expect.closeTo(0.2) })
    expect(place).toMatchObject({ x: expect.closeTo(0.375), y: expect.closeTo(0.425) })
  })
})
