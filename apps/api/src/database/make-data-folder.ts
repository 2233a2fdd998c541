import { makeFolder } from './make-folder.ts'
import { unusableFolderError } from './unusable-folder-error.ts'

/**
 * Creates the data folder if it is missing.
 *
 * @throws Error with a sentence for the operator when it can't
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw unusableFolderError(dataDir, error)
  }
}
