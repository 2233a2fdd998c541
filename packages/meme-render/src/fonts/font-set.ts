/** Font files of one npm package that together cover a script. */
export interface FontSet {
  readonly name: string
  /** The npm package that ships the files. */
  readonly package: string
  /** Path of a file inside the package; `*` stands for the slice. */
  readonly path: string
  /** Names of the slices that the script is cut into, separated by spaces; one empty name for one file. */
  readonly slices: string
  /** Which slice has which character (see `decode-coverage.ts`). */
  readonly coverage: string
}

/** One file, ready to be loaded. */
export interface FontFile {
  /** Unique, and fit for an address. */
  readonly id: string
  /** The CSS family that it is to be registered as. */
  readonly family: string
  readonly package: string
  readonly path: string
}

// Captions are bold Arial (spec §9). Arial itself may not be shipped, so Arimo Bold, which has
// Arial's metrics, stands under its name, whether or not the machine has an Arial of its own.
const ARIAL = 'arimo-latin'

/** The set's file that holds the slice with this index. */
export function fontFileOf(set: FontSet, sliceIndex: number): FontFile {
  const slice = set.slices.split(' ')[sliceIndex] ?? ''
  const id = slice === '' ? set.name : `${set.name}-${slice}`
  return {
    id,
    family: id === ARIAL ? 'Arial' : `Memesmith ${id}`,
    package: set.package,
    path: set.path.replace('*', slice),
  }
}
