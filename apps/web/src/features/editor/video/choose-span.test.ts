import { describe, expect, it } from 'vitest'
import { firstPart, trackEnd, withEnd, withStart } from './choose-span.ts'

/** No whole number of steps. */
const DURATION = 35.97
const part = { start: 0, end: 20 }

describe('the handles of a part', () => {
  it('are at steps, and the end reaches the end of the video', () => {
    expect(trackEnd(DURATION)).toBe(36)
    expect(trackEnd(4)).toBe(4)
    expect(withEnd(part, 36, DURATION)).toEqual({ start: 16, end: DURATION })
    expect(withStart(part, 1.26, DURATION)).toEqual({ start: 1.3, end: 20 })
    expect(withEnd({ start: 1, end: 3 }, 0.3, DURATION)).toEqual({ start: 0, end: 0.3 })
  })

  it('keep a part that can move, and is not too long', () => {
    expect(withStart(part, DURATION, DURATION)).toEqual({ start: 35.7, end: DURATION })
    expect(withEnd(part, 0, DURATION)).toEqual({ start: 0, end: 0.2 })
    expect(withStart({ start: 10, end: 30 }, 5, DURATION)).toEqual({ start: 5, end: 25 })
    expect(firstPart(0.15)).toEqual({ start: 0, end: 0.15 })
    expect(withStart(firstPart(0.15), 0.1, 0.15)).toEqual({ start: 0, end: 0.15 })
  })
})
