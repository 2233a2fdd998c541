import { expect, it } from 'vitest'
import { simplifyLine } from './simplify-line.ts'

const at = (x: number, y: number, pressure = 1) => ({ x, y, pressure })

it('keeps the ends of a straight line, and its corners', () => {
  const straight = Array.from({ length: 50 }, (_, x) => at(x, 0))
  expect(simplifyLine(straight, 0.5, 500)).toEqual([at(0, 0), at(49, 0)])
  const corner = [...straight, ...Array.from({ length: 50 }, (_, y) => at(49, y + 1))]
  expect(simplifyLine(corner, 0.5, 500)).toEqual([at(0, 0), at(49, 0), at(49, 50)])
})

it('keeps where a pen is pressed more', () => {
  const line = [at(0, 0, 0.2), at(10, 0, 1), at(20, 0, 0.2)]
  expect(simplifyLine(line, 0.5, 500)).toEqual(line)
})

it('keeps no more points than allowed, whatever was drawn', () => {
  const noise = Array.from({ length: 3000 }, (_, x) => at(x, (x * 7919) % 300))
  const kept = simplifyLine(noise, 0.5, 200)
  expect(kept.length).toBeLessThanOrEqual(200)
  expect(kept[0]).toEqual(noise[0])
  expect(kept.at(-1)).toEqual(noise.at(-1))
})

it('takes one point as it is', () => {
  expect(simplifyLine([at(1, 2)], 1, 500)).toEqual([at(1, 2)])
})
