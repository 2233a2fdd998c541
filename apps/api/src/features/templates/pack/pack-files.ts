/** The files of a pack: a folder on the disk, or a zip. */
export interface PackFiles {
  /** The files beside each other at the top, and the folders beside them, by name. */
  readonly files: readonly string[]
  readonly folders: readonly string[]
  /** What is at the top and can't be read, with the reason as a sentence. */
  readonly refused: readonly RefusedFile[]
  /** Whether a folder at the top has a file of this name. */
  has(folder: string, name: string): Promise<boolean>
  /** The names of the files in a folder at the top, and what in it can't be read. */
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

/** By their code units, so that the order is the same everywhere. */
export const byName = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

/** Files that systems and programs add, and never show. */
export const isHidden = (name: string): boolean => name.startsWith('.') || name === '__MACOSX'

/** What describes a template in a folder of its own. */
export const CONFIG_FILE = 'config.yml'
/** Where a checkout has the folders of its templates. */
export const CHECKOUT_FOLDER = 'templates'
