import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dataFiles } from '../../database/data-files.ts'
import { unusableFolderError } from '../../database/unusable-folder-error.ts'

/**
 * The session secret, created at the first start and stored, so that sessions survive a restart.
 *
 * @throws Error with a sentence for the operator when it can't be read or written
 */
export function loadSessionSecret(dataDir: string): string {
  const { sessionSecret: file } = dataFiles(dataDir)
  try {
    if (!existsSync(file)) {
      // Written to a temporary file and renamed, so that an interrupted start leaves no partial
      // secret.
      const draft = `${file}.${process.pid}`
      writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 })
      renameSync(draft, file)
    }
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw unusableFolderError(dataDir, error)
  }
}
