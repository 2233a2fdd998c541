import type { Face } from '../types.ts'
import type { FontFile } from './font-set.ts'

/** @returns a CSS `font-family` list of these files and no others */
export const familiesOf = (files: readonly FontFile[]): string =>
  files.map(({ family }) => `"${family}"`).join(', ')

/**
 * The family of a font file with which a server draws whole lines. Browsers have none of this name, and
 * need none.
 */
export const wholeFamily = ({ family }: Pick<FontFile, 'family'>): string => `${family} whole`

/**
 * Lists the first file by its `wholeFamily`, too: for a line with emoji that a server would not join, as
 * `apps/api/src/render/whole-lines.ts` says.
 */
export function wholeFamiliesOf(files: readonly FontFile[]): string {
  const [first] = files
  return first === undefined ? '' : `"${wholeFamily(first)}", ${familiesOf(files)}`
}

/**
 * Makes the CSS `font` shorthand of a caption or watermark (spec §9: bold, unless asked for).
 *
 * @param size meme pixels
 * @param families a result of `familiesOf`
 */
export const fontOf = (size: number, families: string, weight: Face['weight'] = 'bold'): string =>
  `${weight} ${size}px ${families}`
