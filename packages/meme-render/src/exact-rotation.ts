const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The largest distance between a number of 24 bits and the next, as a share of the scale. */
const STEP = 2 ** -23

/** By how many steps both numbers may differ from the closest ones. */
const MAX_STEPS = 40

/** Cosine and sine of an angle, exact at right angles. */
export function directionOf(degrees: number): readonly [cosine: number, sine: number] {
  const positive = ((degrees % 360) + 360) % 360
  const quarter = QUARTERS[positive / 90]
  if (quarter !== undefined) return quarter
  const radians = (positive * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

/**
 * The first column of a matrix that rotates and scales, as numbers of 24 bits whose matrix times its
 * inverse is exactly the identity, as canvases compute it. Some draw a shadow with the product of
 * the matrix, its inverse and the shadow's offset, others without the inverse: if the product
 * differed, letters of the shadow would be rounded to another part of a pixel.
 *
 * @param degrees clockwise
 * @returns cosine and sine times the scale, at most 40 steps of 24 bits from them
 */
export function exactRotation(
  degrees: number,
  scale: number,
): readonly [cosine: number, sine: number] {
  const [cosine, sine] = directionOf(degrees)
  const closest = [Math.fround(scale * cosine), Math.fround(scale * sine)] as const
  // A right angle stays one: canvases place its letters in their own way.
  const near = (value: number, steps: number) =>
    value === 0 ? 0 : Math.fround(value + steps * STEP * scale)
  for (let distance = 0; distance <= MAX_STEPS; distance += 1) {
    for (let i = -distance; i <= distance; i += 1) {
      // The edge of a square: its inside was tried before.
      const isSide = Math.abs(i) === distance
      for (let j = -distance; j <= distance; j += isSide ? 1 : 2 * distance) {
        const [a, b] = [near(closest[0], i), near(closest[1], j)]
        if (hasExactInverse(a, b)) return [a, b]
      }
    }
  }
  return closest
}

function hasExactInverse(a: number, b: number): boolean {
  const inverseDeterminant = 1 / (a * a + b * b)
  const inverseA = Math.fround(a * inverseDeterminant)
  const inverseB = Math.fround(b * inverseDeterminant)
  const one = Math.fround(a * inverseA) + Math.fround(b * inverseB)
  return Math.fround(one) === 1 && Math.fround(a * inverseB) === Math.fround(b * inverseA)
}
