const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** The distance between two numbers of 24 bits, of a half to 1. */
const STEP = 2 ** -24

/** Of all angles of 0.001°, each has a cosine and a sine within 7 steps. */
const MAX_STEPS = 100

/**
 * Cosine and sine of an angle, exact at right angles. At others, they are numbers of 24 bits whose
 * matrix has its transpose as its exact inverse, as canvases compute it: some draw a shadow with a
 * product of the matrix, its inverse and the shadow's offset, others without the inverse. If the
 * product differed, letters of the shadow would be rounded to another part of a pixel.
 *
 * Limits: an angle may be wrong by 0.001°, below 0.1° by 0.014°.
 *
 * @param degrees clockwise
 */
export function exactRotation(degrees: number): readonly [cosine: number, sine: number] {
  const positive = ((degrees % 360) + 360) % 360
  const quarter = QUARTERS[positive / 90]
  if (quarter !== undefined) return quarter
  const radians = (positive * Math.PI) / 180
  const [cosine, sine] = [Math.cos(radians), Math.sin(radians)]
  const isFlat = Math.abs(cosine) > Math.abs(sine)
  const [long, short] = exactLengths(Math.abs(isFlat ? cosine : sine))
  return [Math.sign(cosine) * (isFlat ? long : short), Math.sign(sine) * (isFlat ? short : long)]
}

/** The closest exact pair to the longer of cosine and sine. */
function exactLengths(longer: number): readonly [long: number, short: number] {
  const rounded = Math.fround(longer)
  for (let distance = 0; distance <= MAX_STEPS; distance += 1) {
    for (const long of [rounded - distance * STEP, rounded + distance * STEP]) {
      const short = Math.fround(Math.sqrt(1 - long ** 2))
      if (long <= 1 && hasExactInverse(long, short)) return [long, short]
    }
  }
  return [longer, Math.sqrt(1 - longer ** 2)]
}

function hasExactInverse(cosine: number, sine: number): boolean {
  const [c, s] = [cosine ** 2, sine ** 2]
  const [roundC, roundS] = [Math.fround(c), Math.fround(s)]
  const isInItsInverse = (value: number) => Math.fround(value / (c + s)) === value
  // Processors round a product before they add it to another, or don't.
  const products = [roundC + roundS, c + roundS, roundC + s]
  return (
    products.every((product) => Math.fround(product) === 1) &&
    isInItsInverse(cosine) &&
    isInItsInverse(sine)
  )
}
