import { describe, expect, it } from 'vitest'
import { CANVAS_SIZES } from './canvas-sizes.ts'
import { PANEL_LAYOUTS, panelBoxes } from './panel-layouts.ts'

describe('blank canvases', () => {
  it('have the ratios of their names, and at most the size of a meme', () => {
    for (const { ratio, width, height } of CANVAS_SIZES) {
      const [across = 0, down = 0] = ratio.split(':').map(Number)
      expect(width / height).toBeCloseTo(across / down, 5)
      expect(Math.max(width, height)).toBeLessThanOrEqual(1280)
    }
  })
})

describe('panels', () => {
  it.each(PANEL_LAYOUTS.map((layout) => [layout.name(), layout] as const))(
    '%s: with equal gaps in pixels, on every canvas',
    (_name, layout) => {
      for (const size of CANVAS_SIZES) {
        const gap = 0.02 * Math.min(size.width, size.height)
        const boxes = panelBoxes(layout, size).map(({ x, y, width, height }) => ({
          left: x * size.width,
          top: y * size.height,
          right: (x + width) * size.width,
          bottom: (y + height) * size.height,
        }))
        if (boxes.length === 0) continue
        expect(Math.min(...boxes.map(({ left }) => left))).toBeCloseTo(gap, 5)
        expect(Math.min(...boxes.map(({ top }) => top))).toBeCloseTo(gap, 5)
        expect(Math.max(...boxes.map(({ right }) => right))).toBeCloseTo(size.width - gap, 5)
        expect(Math.max(...boxes.map(({ bottom }) => bottom))).toBeCloseTo(size.height - gap, 5)
        for (const [index, one] of boxes.entries()) {
          for (const other of boxes.slice(index + 1)) {
            const apart = Math.max(
              other.left - one.right,
              one.left - other.right,
              other.top - one.bottom,
              one.top - other.bottom,
            )
            expect(apart).toBeGreaterThan(gap - 1e-6)
          }
        }
      }
    },
  )
})
