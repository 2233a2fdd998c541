import {
  BACKGROUND_ASCENT,
  BACKGROUND_DESCENT,
  BACKGROUND_SIDE,
  HALF_CAPITAL,
  SLANT,
} from './defaults.ts'
import type { FontExtents } from './fonts/font-set.ts'
import { wordKey } from './line-pieces.ts'
import type { LetterLayout } from './meme-layout.ts'
import type { Caption } from './types.ts'

/** @param fontSize meme pixels */
export const lettersOf = (
  { bold = true, italic = false, letterSpacing = 0, background, ...caption }: Caption,
  fontSize: number,
): LetterLayout => ({
  ...(!bold && { weight: 'normal' as const }),
  ...(italic && { italic }),
  ...(letterSpacing !== 0 && { letterSpacing: letterSpacing * fontSize }),
  ...(background !== undefined && { background }),
  ...(caption.accentColor !== undefined && { accentColor: caption.accentColor }),
})

/** The words in the accent color, as `splitLine` compares them. */
export const accentsOf = ({
  accentColor,
  accentWords = [],
  uppercase,
}: Caption): ReadonlySet<string> =>
  new Set(
    accentColor === undefined
      ? []
      : accentWords.map((word) => wordKey(uppercase ? word.toUpperCase() : word)),
  )

/** What a line needs at both sides besides its letters, in font sizes. */
export const sidesOf = ({ background, italic = false }: Caption): number =>
  (background === undefined ? 0 : 2 * BACKGROUND_SIDE) + (italic ? 2 * SLANT * HALF_CAPITAL : 0)

/** The extents of a text with its background, if it has one. */
export const withBackground = (
  { background }: Pick<Caption, 'background'>,
  extents: FontExtents,
): FontExtents =>
  background === undefined
    ? extents
    : {
        ascent: Math.max(extents.ascent, BACKGROUND_ASCENT),
        descent: Math.max(extents.descent, BACKGROUND_DESCENT),
      }
