import {
  type FontExtents,
  familiesOf,
  fontFileOf,
  fontOf,
  indexOfExtents,
  unionOfExtents,
} from '@memesmith/meme-render'
import { createCanvas } from '../src/render/canvas.ts'
import { registerFonts } from '../src/render/fonts.ts'
import { encodeCoverage } from './encode-coverage.ts'
import type { InstalledFontSet } from './read-font-sets.ts'

/** Large enough for exact measurements. */
const MEASURED_SIZE = 1000

const MARK = /\p{M}/u
/** Puts the next letter below the one before (Khmer). */
const STACKER = '\u17d2'

/**
 * Finds the characters of a set that extend beyond the extents of their font.
 *
 * A mark moves with the letter under it, so it counts as tall as its file's own metrics.
 *
 * @returns the value of `FontSet.tall`
 */
export async function findTallCharacters(
  set: InstalledFontSet,
  usual: FontExtents,
): Promise<string> {
  const { codePoints, metrics, limits, ...rest } = set
  const slices = rest.slices.join(' ')
  const context = createCanvas(1, 1).getContext('2d')
  context.textRendering = 'geometricPrecision'
  const tall = new Map<number, number[]>()
  for (const [slice, codes] of codePoints.entries()) {
    const file = fontFileOf({ ...rest, slices, coverage: '', tall: '' }, slice)
    await registerFonts([file])
    context.font = fontOf(MEASURED_SIZE, familiesOf([file]))
    for (const code of codes) {
      const character = String.fromCodePoint(code)
      const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
        context.measureText(character)
      const ink = { ascent: ascent / MEASURED_SIZE, descent: descent / MEASURED_SIZE }
      const stacked = character === STACKER ? limits : MARK.test(character) ? metrics : ink
      const extents = unionOfExtents(unionOfExtents(ink, stacked), usual)
      if (extents.ascent === usual.ascent && extents.descent === usual.descent) continue
      const index = indexOfExtents(extents)
      tall.set(index, [...(tall.get(index) ?? []), code])
    }
  }
  return encodeCoverage(
    Array.from({ length: Math.max(-1, ...tall.keys()) + 1 }, (_, index) => tall.get(index) ?? []),
  )
}
