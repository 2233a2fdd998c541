import { describe, expect, it } from 'vitest'
import { lowestFreeTop } from './lowest-free-top.ts'

const SCREEN = { top: 0, bottom: 640 }
const span = (top: number, bottom: number) => ({ top, bottom })

describe('lowestFreeTop', () => {
  it.each([
    ['the bottom of the screen, where nothing is', [], 540],
    ['above a bar at the bottom', [span(560, 640)], 460],
    ['above a bar and a field over it', [span(560, 640), span(480, 540)], 380],
    ['between a bar and a field that leaves room', [span(560, 640), span(400, 450)], 460],
    ['the bottom, below everything', [span(0, 300), span(400, 540)], 540],
    ['the bottom, whatever is out of sight', [span(-200, -100), span(700, 900)], 540],
    ['above an obstacle that is cut off by the screen', [span(600, 900)], 500],
    ['above the lower of two that overlap', [span(500, 640), span(520, 600)], 400],
  ])('finds %s', (_, obstacles, top) => {
    expect(lowestFreeTop(100, SCREEN, obstacles)).toBe(top)
  })

  it('finds no place on a full screen', () => {
    expect(lowestFreeTop(100, SCREEN, [span(0, 300), span(390, 640)])).toBeUndefined()
  })

  it('stays inside the screen', () => {
    expect(lowestFreeTop(100, SCREEN, [span(90, 640)])).toBeUndefined()
  })
})
