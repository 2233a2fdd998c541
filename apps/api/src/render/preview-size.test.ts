import { expect, it } from 'vitest'
import { previewSize, scaledToWidth, smallerWidth } from './preview-size.ts'

it.each([
  ['a usual picture keeps its size', [640, 480], [640, 480], [640, 480]],
  ['a large one has at most 1200 pixels', [1280, 960], [1200, 900], [1200, 900]],
  ['a small one is scaled up to 300 pixels', [150, 100], [300, 200], [300, 200]],
  ['a tall one gets margins left and right', [100, 1280], [300, 1200], [94, 1200]],
  ['a wide one gets margins above and below', [1280, 64], [1200, 300], [1200, 60]],
  ['one pixel fills what it can', [1, 1], [300, 300], [300, 300]],
  ['a line does not vanish', [1280, 1], [1200, 300], [1200, 1]],
])('%s', (_what, [width = 0, height = 0], size, drawn) => {
  const { picture, ...preview } = previewSize({ width, height })
  expect([preview.width, preview.height]).toEqual(size)
  expect([picture.width, picture.height]).toEqual(drawn)
})

it('a smaller preview has the same shape', () => {
  expect(scaledToWidth({ width: 1200, height: 900 }, 333)).toEqual({ width: 333, height: 249 })
  expect(scaledToWidth({ width: 1200, height: 300 }, 1)).toEqual({ width: 1, height: 1 })
})

it('a smaller preview has one of few widths', () => {
  const widths = Array.from({ length: 1200 }, (_, width) =>
    smallerWidth({ width: 1200 }, width + 1),
  )
  expect(new Set(widths).size).toBeLessThanOrEqual(65)
  for (const [index, width] of widths.entries()) expect(width).toBeLessThanOrEqual(index + 1)
})
