import { describe, expect, it } from 'vitest'
import { fitWithin } from './fit-within.ts'

describe('a picture that has to fit', () => {
  it.each([
    [
      { width: 1000, height: 500 },
      { width: 100, height: 50, scale: 0.1 },
    ],
    [
      { width: 500, height: 1000 },
      { width: 50, height: 100, scale: 0.1 },
    ],
    [
      { width: 60, height: 30 },
      { width: 60, height: 30, scale: 1 },
    ],
    [
      { width: 10_000, height: 1 },
      { width: 100, height: 1, scale: 0.01 },
    ],
  ])('of %o becomes %o', (picture, fitted) => {
    expect(fitWithin(picture, 100)).toEqual(fitted)
  })
})
