/** The files of a pack: a folder on the disk, or a zip. */
export interface PackFiles {
  /** The files and the folders at the top level, by name. */
  readonly files: readonly string[]
  readonly folders: readonly string[]
  /** What can't be read at the top level, each with the reason as a sentence. */
  readonly refused: readonly RefusedFile[]
  /** Whether a folder at the top level has a file of this name. */
  has(folder: string, name: string): Promise<boolean>
  /** The names of the files in a folder at the top level, and what in it can't be read. */
  list(folder: string): Promise<FolderContent>
  /**
   * The bytes of a file.
   *
   * @param path its name, or its folder and its name with a slash between them
   * @throws Error with a sentence, also if it is longer than `maxBytes`
   */
  read(path: string, maxBytes: number): Promise<Buffer>
  close(): void
}

export interface RefusedFile {
  readonly name: string
  readonly reason: string
}

export interface FolderContent {
  readonly files: readonly string[]
  readonly refused: readonly RefusedFile[]
}

/** Compares by code units, so that the order is the same everywhere. */
export const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Hidden files that systems and programs add. */
export const isHidden = (name: string): boolean => name.startsWith('.') || name === '__MACOSX'

/** The file that describes a template in its own folder. */
export const CONFIG_FILE = 'config.yml'
/** Where a checkout has the folders of its templates. */
export const CHECKOUT_FOLDER = 'templates'
