import { describe, expect, it } from 'vitest'
import { freeBox } from './free-box.ts'

const size = { width: 100, height: 100 }
const across = { left: 0, width: 100, height: 10, degrees: 0 }

describe('the box of a new text', () => {
  it('is in the middle', () => {
    expect(freeBox([], size).y).toBe(0.4)
  })
  it('is below or above the middle if another layer is there', () => {
    expect(freeBox([{ ...across, top: 45 }], size).y).toBe(0.6)
    expect(
      freeBox(
        [
          { ...across, top: 45 },
          { ...across, top: 65 },
        ],
        size,
      ).y,
    ).toBe(0.2)
  })
  it('is in the middle if there is no room', () => {
    expect(freeBox([{ ...across, top: 0, height: 100 }], size).y).toBe(0.4)
  })
})
