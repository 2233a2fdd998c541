import { decodeCoverage } from './decode-coverage.ts'
import type { FontExtents } from './font-set.ts'

/** Extents are rounded up to a multiple of this, in font sizes. */
const STEPS_PER_SIZE = 20
/** More steps than any character extends. */
const MAX_STEPS = 32

/** Rounds up, so that nothing extends further. */
const stepsOf = (length: number): number => Math.ceil(length * STEPS_PER_SIZE)

/** Rounds extents up as the catalog does. */
export const roundExtents = ({ ascent, descent }: FontExtents): FontExtents => ({
  ascent: stepsOf(ascent) / STEPS_PER_SIZE,
  descent: stepsOf(descent) / STEPS_PER_SIZE,
})

/** Converts extents to a number, which `decodeTall` reads as the slice of a coverage. */
export const indexOfExtents = ({ ascent, descent }: FontExtents): number =>
  stepsOf(ascent) * MAX_STEPS + stepsOf(descent)

/** @returns the extents of the tall characters of a font set, by code point */
export const decodeTall = (tall: string): ReadonlyMap<number, FontExtents> =>
  new Map(
    Array.from(decodeCoverage(tall), ([codePoint, index]) => [
      codePoint,
      {
        ascent: Math.floor(index / MAX_STEPS) / STEPS_PER_SIZE,
        descent: (index % MAX_STEPS) / STEPS_PER_SIZE,
      },
    ]),
  )

/** @returns extents that contain both */
export const unionOfExtents = (one: FontExtents, other: FontExtents): FontExtents => ({
  ascent: Math.max(one.ascent, other.ascent),
  descent: Math.max(one.descent, other.descent),
})
