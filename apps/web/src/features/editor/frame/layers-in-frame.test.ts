import { DEFAULT_BUBBLE, USUAL_CAPTION, USUAL_STICKER } from '@memesmith/meme-render'
import { describe, expect, it } from 'vitest'
import { newLayer } from '../layers/editor-layer.ts'
import { layersAfterCrop, layersAfterFlip, layersAfterTurn } from './layers-in-frame.ts'

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

  it('turn with the picture, and are over the same part of it, also after four turns', () => {
    const sizes = [
      { width: 640, height: 480 },
      { width: 480, height: 640 },
    ] as const
    const before = layers(0.1, 0.2, 0.15, 0.2)
    const [wide, high] = sizes
    const once = layersAfterTurn(before, wide, high)
    // The center was at 0.175, 0.3.
    expect(placeOf(once)).toMatchObject({
      x: expect.closeTo(0.7 - 0.1),
      y: expect.closeTo(0.175 - 0.075),
      rotation: 90,
    })
    const twice = layersAfterTurn(once, high, wide)
    const back = layersAfterTurn(layersAfterTurn(twice, wide, high), high, wide)
    expect(placeOf(back)).toMatchObject({ x: expect.closeTo(0.1), y: expect.closeTo(0.2) })
    expect(placeOf(back)).toMatchObject({ rotation: 0 })
  })

  it('are mirrored with the picture', () => {
    const point = [0.25, 0.5, 0.7]
    const place = { x: 0.1, y: 0.2, width: 0.15, height: 0.2, rotation: 30 }
    const stroke = newLayer({
      type: 'stroke',
      kind: 'pen',
      points: [point, []],
      color: '#ff0000',
      width: 6,
      place,
    })
    const [first] = layersAfterFlip([stroke])
    expect(first?.layer).toMatchObject({
      points: [[0.75, 0.5, 0.7], []],
      place: { x: 0.75, y: 0.2, rotation: -30 },
    })
  })

  it('a bubble points to the same side of the mirrored picture, and a brush hides the same of it', () => {
    const place = { x: 0.1, y: 0.2, width: 0.15, height: 0.2, rotation: 0 }
    const bubble = { ...DEFAULT_BUBBLE, tail: { x: 1.5, y: 2 } }
    const said = newLayer({
      ...USUAL_CAPTION,
      text: 'Hi',
      fontSize: 'fit',
      color: '#000000',
      place,
      bubble,
    })
    const brush = { points: [[0.25, 0.5], [], [1, 0]], width: 0.2 }
    const hidden = newLayer({ type: 'cover', kind: 'bar', brush, place })
    const [first, second] = layersAfterFlip([said, hidden])
    expect(first?.layer).toMatchObject({ bubble: { tail: { x: -0.5, y: 2 } } })
    expect(second?.layer).toMatchObject({
      brush: { points: [[0.75, 0.5], [], [0, 0]], width: 0.2 },
    })
  })

  it('what a brush hides stays hidden when the picture is cropped, also in a very small part', () => {
    const place = { x: 0.3, y: 0.4, width: 0.2, height: 0.1, rotation: 0 }
    const brush = {
      points: [
        [0.1, 0.5],
        [0.9, 0.5],
      ],
      width: 0.1,
    }
    const hidden = newLayer({ type: 'cover', kind: 'bar', brush, place })
    const [half] = layersAfterCrop([hidden], WHOLE, LEFT_HALF)
    expect(half?.layer).toMatchObject({ brush, place: { x: 0.6, width: 0.4 } })
    const part = { x: 0.4, y: 0.44, width: 0.02, height: 0.02 }
    const [small] = layersAfterCrop([hidden], WHOLE, part)
    // Its box can not be that large. All that is left of it is hidden.
    expect(small?.layer).toMatchObject({ type: 'cover', place: { x: -1, width: 3 } })
    expect(small?.layer).not.toHaveProperty('brush')
  })

  it.each([0, 20])('what is hidden stays hidden in a small part, turned by %d', (rotation) => {
    const place = { x: 0.05, y: 0.05, width: 0.9, height: 0.9, rotation }
    const cover = newLayer({ type: 'cover', kind: 'bar', place })
    const part = { x: 0.45, y: 0.45, width: 0.1, height: 0.1 }
    const [first] = layersAfterCrop([cover], WHOLE, part)
    expect(first?.layer.place).toEqual({ x: -1, y: -1, width: 3, height: 3, rotation })
  })

  it('a look stays one of the whole picture', () => {
    const place = { ...WHOLE, rotation: 0 }
    const look = [newLayer({ type: 'look', fry: 50, place })]
    expect(layersAfterCrop(look, WHOLE, LEFT_HALF)).toBe(look)
  })

  it('keep their size when the picture is turned', () => {
    const turned = layersAfterTurn(
      layers(0.4, 0.4, 0.15, 0.2),
      { width: 640, height: 480 },
      { width: 480, height: 640 },
    )
    const place = placeOf(turned)
    expect(place).toMatchObject({ height: expect.closeTo(0.15), width: expect.closeTo(0.2) })
  })
})
