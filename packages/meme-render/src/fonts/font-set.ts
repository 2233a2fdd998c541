import type { FontName } from '../defaults.ts'
import type { Face } from '../types.ts'

/** How far text extends above and below its baseline, in font sizes. */
export interface FontExtents {
  readonly ascent: number
  readonly descent: number
}

/** The font files of one npm package that together cover a script. */
export interface FontSet {
  readonly name: string
  /** The caption font that has these files. The other fonts fall back to those of Arial. */
  readonly font: FontName
  /** The npm package that ships the files. */
  readonly package: string
  /** Path of a file inside the package; `*` is replaced by the slice. */
  readonly path: string
  /** Path of the file of the regular weight. It has the same characters. Undefined if there is none. */
  readonly regular?: string
  /** Names of the slices, separated by spaces; empty if the script is a single file. */
  readonly slices: string
  /** Which slice contains which character (see `decode-coverage.ts`). */
  readonly coverage: string
  /** The characters that extend beyond the font's `FONT_EXTENTS` (see `character-extents.ts`). */
  readonly tall: string
  /**
   * How far the ink of characters extends (see `character-extents.ts`). Those whose neighbors change
   * how they are drawn are missing.
   */
  readonly ink: string
}

export interface FontFile {
  /** Unique, and safe in a URL. */
  readonly id: string
  /** The CSS family to register the font as. */
  readonly family: string
  readonly package: string
  readonly path: string
  /** Whether a server needs its `wholeFamily`, too. Browsers pass over that. */
  readonly isWhole?: true
}

// Captions are bold Arial (spec §9). Arial can't be redistributed, so Arimo Bold, which has the
// same metrics, is registered under that name, even on machines that have Arial.
const ARIAL = 'arimo-latin'

/**
 * @param weight the set's bold or only file is used if it has no regular one
 * @returns the file of the slice with this index
 */
export function fontFileOf(
  set: FontSet,
  sliceIndex: number,
  weight: Face['weight'] = 'bold',
): FontFile {
  const slice = set.slices.split(' ')[sliceIndex] ?? ''
  if (weight === 'normal' && set.regular !== undefined) {
    const id = `${set.name}-regular`
    return { id, family: `Memesmith ${id}`, package: set.package, path: set.regular }
  }
  const id = slice === '' ? set.name : `${set.name}-${slice}`
  return {
    id,
    family: id === ARIAL ? 'Arial' : `Memesmith ${id}`,
    package: set.package,
    path: set.path.replace('*', slice),
  }
}
