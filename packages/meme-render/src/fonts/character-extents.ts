import { decodeCoverage } from './decode-coverage.ts'
import type { FontExtents } from './font-set.ts'

/** How extents are encoded as numbers. */
interface Encoding {
  /** Extents are rounded up to a multiple of this, in font sizes. */
  readonly stepsPerSize: number
  /** More steps than any character extends. */
  readonly maxSteps: number
}

/** Of `FontSet.tall`. */
export const TALL: Encoding = { stepsPerSize: 20, maxSteps: 32 }
/** Of `FontSet.ink`, in steps that leave 5 % of the height of a small letter empty. */
export const INK: Encoding = { stepsPerSize: 40, maxSteps: 64 }

/** Rounds up, so that nothing extends further. A letter above the baseline extends 0 below it. */
const stepsOf = (length: number, { stepsPerSize }: Encoding): number =>
  Math.max(0, Math.ceil(length * stepsPerSize))

/** Rounds extents up as the catalog does. */
export const roundExtents = ({ ascent, descent }: FontExtents, encoding = TALL): FontExtents => ({
  ascent: stepsOf(ascent, encoding) / encoding.stepsPerSize,
  descent: stepsOf(descent, encoding) / encoding.stepsPerSize,
})

/** Converts extents to a number, which `decodeExtents` reads as the slice of a coverage. */
export const indexOfExtents = ({ ascent, descent }: FontExtents, encoding: Encoding): number =>
  stepsOf(ascent, encoding) * encoding.maxSteps + stepsOf(descent, encoding)

/** @returns the extents of characters of a font set, by code point */
export const decodeExtents = (
  coverage: string,
  { stepsPerSize, maxSteps }: Encoding,
): ReadonlyMap<number, FontExtents> =>
  new Map(
    Array.from(decodeCoverage(coverage), ([codePoint, index]) => [
      codePoint,
      {
        ascent: Math.floor(index / maxSteps) / stepsPerSize,
        descent: (index % maxSteps) / stepsPerSize,
      },
    ]),
  )

/** @returns extents that contain both */
export const unionOfExtents = (one: FontExtents, other: FontExtents): FontExtents => ({
  ascent: Math.max(one.ascent, other.ascent),
  descent: Math.max(one.descent, other.descent),
})
