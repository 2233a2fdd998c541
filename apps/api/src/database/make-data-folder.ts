import { makeFolder } from './make-folder.ts'
import { unusableFolder } from './unusable-folder.ts'

/**
 * Creates the data folder if it is missing.
 *
 * @throws Error with a sentence for the operator when it can't
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir)
  } catch (error) {
    throw unusableFolder(dataDir, error)
  }
}
