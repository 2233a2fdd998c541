import { expect, it } from 'vitest'
import { exactRotation } from './exact-rotation.ts'

const { fround } = Math

it.each([
  [0, 1, 0],
  [90, 0, 1],
  [180, -1, 0],
  [-90, 0, -1],
  [720, 1, 0],
])('%d° is exact', (degrees, cosine, sine) => {
  expect(exactRotation(degrees)).toEqual([cosine, sine])
})

it('any other angle has a matrix of 24 bits whose product with its inverse is exact', () => {
  for (let angle = -1; angle < 361; angle += 0.0625) {
    const [cosine, sine] = exactRotation(angle)
    expect([fround(cosine), fround(sine)], `${angle}°`).toEqual([cosine, sine])
    const determinant = cosine ** 2 + sine ** 2
    const [inverseCosine, inverseSine] = [fround(cosine / determinant), fround(sine / determinant)]
    const ones = fround(cosine * inverseCosine) + fround(sine * inverseSine)
    const zeros = fround(cosine * inverseSine) - fround(sine * inverseCosine)
    expect([fround(ones), zeros], `${angle}°`).toEqual([1, 0])
  }
})

it('an angle of 0.1° or more is off by at most 0.001°, a smaller one by 0.014°', () => {
  for (let angle = 0.005; angle < 360; angle += 0.0625) {
    const [cosine, sine] = exactRotation(angle)
    const found = (Math.atan2(sine, cosine) * 180) / Math.PI
    const error = Math.abs(((angle - found + 540) % 360) - 180)
    const isUsual = Math.abs(angle - Math.round(angle / 90) * 90) >= 0.1
    expect(error, `${angle}°`).toBeLessThan(isUsual ? 0.001 : 0.014)
  }
})
