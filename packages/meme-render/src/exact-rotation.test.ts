import { expect, it } from 'vitest'
import { directionOf, exactRotation } from './exact-rotation.ts'

const { fround } = Math

it.each([
  [0, 1, 0],
  [90, 0, 1],
  [180, -1, 0],
  [-90, 0, -1],
  [720, 1, 0],
])('%d° is exact', (degrees, cosine, sine) => {
  expect(directionOf(degrees)).toEqual([cosine, sine])
  for (const scale of [0.3125, 1.1, 1.61, 2]) {
    const [a, b] = exactRotation(degrees, scale)
    expect([Math.sign(a), Math.sign(b)]).toEqual([cosine, sine])
  }
})

/** Angles and the scales of pictures of 200 to 1280 px, two at a time. */
const CASES = Array.from({ length: 1081 }, (_, index) => 200 + index).flatMap((width) =>
  [0, 90, 0.1, (width * 7.31) % 360, (width * 3.17 + 60) % 360].map(
    (degrees) => [degrees, width / 640] as const,
  ),
)

it('a matrix of 24 bits times its inverse is the identity', () => {
  for (const [degrees, scale] of CASES) {
    const [a, b] = exactRotation(degrees, scale)
    expect([fround(a), fround(b)]).toEqual([a, b])
    const inverse = 1 / (a * a + b * b)
    const [inverseA, inverseB] = [fround(a * inverse), fround(b * inverse)]
    const ones = fround(fround(a * inverseA) + fround(b * inverseB))
    const zeros = fround(a * inverseB) - fround(b * inverseA)
    expect([ones, zeros], `${degrees}°, ${scale}`).toEqual([1, 0])
  }
})

it('nothing moves by more than a hundredth of a pixel', () => {
  for (const [degrees, scale] of CASES) {
    const [a, b] = exactRotation(degrees, scale)
    const [cosine, sine] = directionOf(degrees)
    expect(1280 * Math.hypot(a / scale - cosine, b / scale - sine)).toBeLessThan(0.01)
  }
})
