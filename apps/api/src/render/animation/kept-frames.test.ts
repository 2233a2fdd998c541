import { expect, it } from 'vitest'
import { keptFrames } from './kept-frames.ts'

it('spreads the frames evenly, and keeps how long the whole takes', () => {
  expect(keptFrames([10, 20, 30, 40, 50], 2)).toEqual([
    { index: 0, duration: 30 },
    { index: 2, duration: 120 },
  ])
  expect(keptFrames([10, 20], 7)).toEqual([
    { index: 0, duration: 10 },
    { index: 1, duration: 20 },
  ])
})
