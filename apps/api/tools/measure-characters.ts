import {
  type FontExtents,
  familiesOf,
  fontFileOf,
  fontOf,
  INK,
  indexOfExtents,
  TALL,
  unionOfExtents,
} from '@memesmith/meme-render'
import { createCanvas } from '../src/render/canvas.ts'
import { registerFonts } from '../src/render/fonts.ts'
import { encodeCoverage } from './encode-coverage.ts'
import type { InstalledFontSet } from './read-font-sets.ts'

/** Large enough for exact measurements. */
const MEASURED_SIZE = 1000

const MARK = /\p{M}/u
/** Puts the next letter below the previous one (Khmer). */
const STACKER = '\u17d2'
/** Scripts whose letters stand alone: no neighbor changes how they are drawn. */
const UNJOINED =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Thai}\p{Script=Lao}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Common}]/u
const KANA = /[\p{scx=Hiragana}\p{scx=Katakana}]/u
/**
 * Nearly all Chinese and Korean characters are as tall as their square, and there are too many to
 * list: 97 % of them extend no further than this.
 */
const SQUARE: FontExtents = { ascent: 0.875, descent: 0.125 }
/** Code points between listed ones that the set does not have are listed too, if that is shorter. */
const MAX_GAP = 64

/**
 * Measures the characters of a set. A mark moves with the letter under it, so it counts as tall as
 * its file's own metrics.
 *
 * @returns the values of `FontSet.tall` and `FontSet.ink`
 */
export async function measureCharacters(
  set: InstalledFontSet,
  usual: FontExtents,
): Promise<{ readonly tall: string; readonly ink: string }> {
  const { metrics, limits } = set
  // Emoji are pictures of one height.
  const isEmoji = set.name.startsWith('emoji-')
  const areSquare = set.slices.length > 1
  const tall = new Map<number, number>()
  const inks = new Map<number, number>()
  for await (const { code, ink } of inkOf(set)) {
    const character = String.fromCodePoint(code)
    const stacked = character === STACKER ? limits : MARK.test(character) ? metrics : ink
    const extents = unionOfExtents(unionOfExtents(ink, stacked), usual)
    if (!isEmoji && !contains(usual, extents)) tall.set(code, indexOfExtents(extents, TALL))
    if (MARK.test(character)) continue
    if (areSquare && !KANA.test(character)) {
      if (contains(SQUARE, ink)) inks.set(code, indexOfExtents(SQUARE, INK))
    } else if (isEmoji || UNJOINED.test(character)) inks.set(code, indexOfExtents(ink, INK))
  }
  return { tall: encodeCoverage(byIndex(tall)), ink: encodeCoverage(byIndex(withoutGaps(inks))) }
}

const contains = (outer: FontExtents, inner: FontExtents): boolean =>
  inner.ascent <= outer.ascent && inner.descent <= outer.descent

/** How far each character of a set extends, in font sizes. */
async function* inkOf({ codePoints, metrics, limits, ...rest }: InstalledFontSet) {
  const slices = rest.slices.join(' ')
  const context = createCanvas(1, 1).getContext('2d')
  context.textRendering = 'geometricPrecision'
  for (const [slice, codes] of codePoints.entries()) {
    const file = fontFileOf({ ...rest, slices, coverage: '', tall: '', ink: '' }, slice)
    await registerFonts([file])
    context.font = fontOf(MEASURED_SIZE, familiesOf([file]))
    for (const code of codes) {
      const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } =
        context.measureText(String.fromCodePoint(code))
      yield { code, ink: { ascent: ascent / MEASURED_SIZE, descent: descent / MEASURED_SIZE } }
    }
  }
}

function withoutGaps(indexes: ReadonlyMap<number, number>): Map<number, number> {
  const filled = new Map(indexes)
  let last = 0
  for (const code of [...indexes.keys()].sort((a, b) => a - b)) {
    const index = indexes.get(code)
    if (index !== undefined && index === indexes.get(last) && code - last <= MAX_GAP) {
      for (let between = last + 1; between < code; between += 1) filled.set(between, index)
    }
    last = code
  }
  return filled
}

/** Converts a map of code points to lists of code points by index. */
function byIndex(indexes: ReadonlyMap<number, number>): number[][] {
  const lists = Array.from<number[]>({ length: Math.max(-1, ...indexes.values()) + 1 }).map(
    (): number[] => [],
  )
  for (const [code, index] of indexes) lists[index]?.push(code)
  return lists
}
