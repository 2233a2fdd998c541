import {
  type Cover,
  checkDocument,
  DEFAULT_BUBBLE,
  type Frame,
  memeSize,
  USUAL_CAPTION,
  USUAL_STICKER,
} from '@memesmith/meme-render'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOfBox, centerOf, rotate } from '../canvas/area.ts'
import { pointsOfDrawn } from '../draw/stroke-of-points.ts'
import { newLayer } from '../layers/editor-layer.ts'
import { cropTo, flip, type Part, seenPart, turnRight } from './frame-edits.ts'
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

  it('what was drawn on a bar stays as it is: its words are neither mirrored nor turned', () => {
    const onBar = [
      newLayer({
        type: 'stroke',
        kind: 'arrow',
        points: [
          [0, 0],
          [1, 1],
        ],
        color: '#ff0000',
        width: 6,
        place: { x: 0.1, y: -0.2, width: 0.3, height: 0.1, rotation: 0 },
      }),
    ]
    const sides = { width: 640, height: 640 }
    expect(layersAfterFlip(onBar)).toEqual(onBar)
    expect(layersAfterTurn(onBar, sides, sides)).toEqual(onBar)
    expect(layersAfterCrop(onBar, WHOLE, { x: 0.2, y: 0.2, width: 0.5, height: 0.5 })).toEqual(
      onBar,
    )
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

describe('what is hidden', () => {
  const PICTURE = { width: 640, height: 480 }
  const sizeIn = (frame: Frame | undefined) => memeSize(PICTURE.width, PICTURE.height, frame)

  interface Work {
    readonly frame: Frame | undefined
    readonly cover: Cover
  }
  const coverIn = ([first]: ReturnType<typeof layersAfterCrop>): Cover => {
    if (first?.layer.type !== 'cover') throw new Error('expected a cover')
    checkDocument({ version: 1, layers: [first.layer] })
    return first.layer
  }
  const crop = ({ frame, cover }: Work, part: Part): Work => {
    const cropped = cropTo(frame, part)
    const layers = layersAfterCrop([newLayer(cover)], seenPart(frame), seenPart(cropped))
    return { frame: cropped, cover: coverIn(layers) }
  }
  const changed =
    (change: typeof flip, changeLayers: typeof layersAfterTurn) =>
    ({ frame, cover }: Work): Work => {
      const after = change(frame)
      const layers = changeLayers([newLayer(cover)], sizeIn(frame), sizeIn(after))
      return { frame: after, cover: coverIn(layers) }
    }
  const turn = changed(turnRight, layersAfterTurn)
  const mirror = changed(flip, layersAfterFlip)

  /** Where a point of the whole picture is in a frame, in meme pixels. */
  function inFrame({ x, y }: { readonly x: number; readonly y: number }, frame: Frame | undefined) {
    const { turns = 0, flipped = false } = frame ?? {}
    const turned = [
      [x, y],
      [1 - y, x],
      [1 - x, 1 - y],
      [y, 1 - x],
    ][turns] ?? [x, y]
    const [across = 0, down = 0] = turned
    const part = seenPart(frame)
    const size = sizeIn(frame)
    return {
      x: (((flipped ? 1 - across : across) - part.x) / part.width) * size.width,
      y: ((down - part.y) / part.height) * size.height,
    }
  }

  /** How far a point of the whole picture is within the cover, in meme pixels of its frame; below 0 outside. */
  function depthOf(point: { readonly x: number; readonly y: number }, { frame, cover }: Work) {
    const at = inFrame(point, frame)
    const area = areaOfBox(cover.place, sizeIn(frame))
    const center = centerOf(area)
    const { x, y } = rotate({ x: at.x - center.x, y: at.y - center.y }, -area.degrees)
    return Math.min(area.width / 2 - Math.abs(x), area.height / 2 - Math.abs(y))
  }

  const WIDE = { x: 0, y: 0, width: 1, height: 1 }
  const share = (most: number) => fc.double({ min: 0, max: most, noNaN: true })
  const side = fc.double({ min: 0.025, max: 1, noNaN: true })
  const part = fc
    .tuple(side, side, share(1), share(1))
    .map(([width, height, x, y]) => ({ x: x * (1 - width), y: y * (1 - height), width, height }))
  const brush = fc.constantFrom<Pick<Cover, 'brush'>>(
    {},
    {
      brush: {
        points: [
          [0.1, 0.5],
          [0.9, 0.25],
        ],
        width: 0.1,
      },
    },
  )
  const cover = fc.tuple(part, fc.constantFrom(0, 0, 20, 90, -135), brush).map(
    ([box, rotation, more]): Cover => ({
      type: 'cover',
      kind: 'bar',
      ...more,
      place: { ...box, rotation },
    }),
  )
  const step = fc.oneof(
    part.map((to) => (work: Work) => crop(work, to)),
    fc.constant(turn),
    fc.constant(mirror),
  )

  it('is the same part of the picture, however that is cropped, turned and mirrored, and back', () => {
    fc.assert(
      fc.property(
        cover,
        fc.array(step, { maxLength: 5 }),
        share(1),
        share(1),
        (hidden, steps, x, y) => {
          const before: Work = { frame: undefined, cover: hidden }
          const after = steps.reduce((work, change) => change(work), before)
          const whole = crop(after, WIDE)
          const depth = depthOf({ x, y }, before)
          // A crop is rounded to whole pixels of the picture, so that turned boxes lie otherwise by so much.
          for (const work of [after, whole]) {
            const scale = sizeIn(work.frame).width / sizeIn(undefined).width
            if (depth > 2) expect(depthOf({ x, y }, work)).toBeGreaterThan(-scale)
            if (depth < -2) expect(depthOf({ x, y }, work)).toBeLessThan(scale)
          }
          const { turns = 0, flipped = false } = after.frame ?? {}
          if (hidden.place.rotation === 0 && turns === 0 && !flipped) {
            for (const key of ['x', 'y', 'width', 'height'] as const) {
              expect(whole.cover.place[key]).toBeCloseTo(hidden.place[key], 6)
            }
          }
        },
      ),
    )
  })

  it('keeps the way of a brush, which turns and is mirrored with the picture', () => {
    fc.assert(
      fc.property(part, part, (box, to) => {
        const place = { ...box, rotation: 0 }
        const points = [
          [0.1, 0.5],
          [0.9, 0.25],
        ]
        const width = 0.05
        const before: Work = {
          frame: undefined,
          cover: { type: 'cover', kind: 'bar', brush: { points, width }, place },
        }
        const once = mirror(turn(crop(before, to)))
        const size = sizeIn(once.frame)
        if (once.cover.brush === undefined) {
          // It was wider than the box is high: the whole box is hidden.
          expect(box.height * PICTURE.height).toBeLessThan(1.01 * width * box.width * PICTURE.width)
          return
        }
        const [line = []] = pointsOfDrawn(once.cover, size)
        line.forEach((point, index) => {
          const [x = 0, y = 0] = points[index] ?? []
          const there = inFrame({ x: box.x + x * box.width, y: box.y + y * box.height }, once.frame)
          expect(point.x).toBeCloseTo(there.x, 5)
          expect(point.y).toBeCloseTo(there.y, 5)
        })
      }),
    )
  })

  it('is as wide as before also after a small crop of one that reaches far beyond the picture', () => {
    const place = { x: -1.85, y: 0.25, width: 4.7, height: 0.5, rotation: 0 }
    const wide: Work = { frame: undefined, cover: { type: 'cover', kind: 'blur', place } }
    const small = crop(wide, { x: 0.975, y: 0, width: 0.025, height: 1 })
    const whole = crop(small, WIDE)
    for (const { cover } of [small, whole]) {
      const { x, y, width, height } = cover.place
      expect(cover.kind).toBe('blur')
      expect(x).toBeLessThanOrEqual(0)
      expect(x + width).toBeGreaterThanOrEqual(1)
      expect([y, height]).toEqual([expect.closeTo(0.25), expect.closeTo(0.5)])
    }
  })

  it('is all that a document can say where its place is beyond that', () => {
    const place = { x: -90, y: 0, width: 91, height: 1, rotation: 0 }
    const far: Work = { frame: undefined, cover: { type: 'cover', kind: 'blur', place } }
    const { x, width } = crop(far, { x: 0, y: 0, width: 0.5, height: 1 }).cover.place
    expect(x).toBeLessThanOrEqual(0)
    expect(x + width).toBeGreaterThanOrEqual(1)
  })
})
